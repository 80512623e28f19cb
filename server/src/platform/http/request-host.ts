import type { FastifyRequest } from 'fastify';

type HostAndProtocol = Pick<FastifyRequest, 'host' | 'protocol'>;

const standardPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** The name of the host, in small letters and without the dot that may end it. */
export function hostNameOf({ host }: Pick<HostAndProtocol, 'host'>): string {
  return host.replace(/:.*/s, '').toLowerCase().replace(/\.$/, '');
}

/**
 * The same with its port, where that is not the usual one: pages have links to it, and are kept by it,
 * so that there is one way to write each.
 */
export function hostOf(request: HostAndProtocol): string {
  const port = portIn(request);
  return port === '' ? hostNameOf(request) : `${hostNameOf(request)}:${port}`;
}

/** Whether the port is one where we can be found: the usual one of the web, or one of these. */
export function isAtPort(
  request: HostAndProtocol,
  ports: readonly (string | undefined)[],
): boolean {
  const port = portIn(request);
  return port === '' || ports.includes(port);
}

/** As it was written behind the name; empty for the usual one. */
function portIn({ host, protocol }: HostAndProtocol): string {
  const [, written = ''] = /:(.*)/s.exec(host) ?? [];
  return written === standardPorts[protocol] ? '' : written;
}

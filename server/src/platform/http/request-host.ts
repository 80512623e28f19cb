import type { IncomingMessage } from 'node:http';

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

/** `uri-host [ ":" port ]` of RFC 9110 section 7.2; the host may be empty. */
const hostField = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]{0,255})(?::\d{0,5})?$/i;

/**
 * Whether a request has no more than one `Host`, and that a valid one (RFC 9112 section 3.2): a proxy that
 * reads the other one would take it for a request to another host. Node refuses HTTP/1.1 without any.
 */
export function hasValidHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every((host) => hostField.test(host));
}

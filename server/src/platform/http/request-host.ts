import type { IncomingMessage } from 'node:http';

import type { FastifyRequest } from 'fastify';

type HostAndProtocol = Pick<FastifyRequest, 'host' | 'protocol'>;

const standardPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Host name in lower case, without a trailing dot. */
export function hostNameOf({ host }: Pick<HostAndProtocol, 'host'>): string {
  return host.replace(/:.*/s, '').toLowerCase().replace(/\.$/, '');
}

/**
 * Host name with its port, unless that is the default. Pages link to it and are cached by it, so
 * each host has exactly one spelling.
 */
export function hostOf(request: HostAndProtocol): string {
  const port = portIn(request);
  return port === '' ? hostNameOf(request) : `${hostNameOf(request)}:${port}`;
}

/** Whether the port is one that serves the shops: the default, or one of these. */
export function isAtPort(
  request: HostAndProtocol,
  ports: readonly (string | undefined)[],
): boolean {
  const port = portIn(request);
  return port === '' || ports.includes(port);
}

/** Port as written after the name; empty for the default. */
function portIn({ host, protocol }: HostAndProtocol): string {
  const [, written = ''] = /:(.*)/s.exec(host) ?? [];
  return written === standardPorts[protocol] ? '' : written;
}

/** `uri-host [ ":" port ]` of RFC 9110 section 7.2; the host may be empty. */
const hostField = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]{0,255})(?::\d{0,5})?$/i;

/**
 * Whether a request has at most one `Host` header, with a valid value (RFC 9112 section 3.2). A
 * proxy that evaluates another value could treat it as a request to another host. Node refuses
 * HTTP/1.1 without any.
 */
export function hasValidHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every((host) => hostField.test(host));
}

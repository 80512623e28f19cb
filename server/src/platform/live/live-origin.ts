import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a handshake comes from a page of the same host. Browsers send the origin with every
 * WebSocket (RFC 6455 section 4.1). A client without one is not a browser and carries no visitor's
 * cookies.
 */
export function isFromOwnPage({ origin, host }: IncomingHttpHeaders): boolean {
  if (host === undefined) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a handshake comes from a page of the host it asks. Browsers name the origin of every
 * WebSocket (RFC 6455 section 4.1); a client that names none is no browser and has no one's cookies.
 */
export function isFromOwnPage({ origin, host }: IncomingHttpHeaders): boolean {
  if (host === undefined) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

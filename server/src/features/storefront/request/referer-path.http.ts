import type { FastifyRequest } from 'fastify';

/**
 * Returns the path and query of the page that a form was on. Browsers send the referer within a
 * shop.
 */
export function refererPath(
  { headers, protocol, host }: FastifyRequest,
  otherwise: string,
): string {
  const { referer = '' } = headers;
  const origin = `${protocol}://${host}/`;
  if (!referer.startsWith(origin)) return otherwise;
  // A leading double slash would lead to another host.
  return `/${referer.slice(origin.length).replace(/^[/\\]+/, '')}`;
}

import { rightPath } from '@selvedge/shared/storefront/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Redirects permanently to the canonical slash form of an address and keeps the query; browsers
 * keep the hash (RTE-001). Uses 308, because 301 lets browsers change the method to GET. Only reads
 * are redirected; the response to a form is the page it requested.
 */
export function leadToRightSlash(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  reply: FastifyReply,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = '', query] = url.split(/\?(.*)/s);
  const right = rightPath(path);
  if (right === undefined) return false;
  const address = query === undefined ? right : `${right}?${query}`;
  void reply.header('cache-control', 'no-cache').redirect(address, 308);
  return true;
}

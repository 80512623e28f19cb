import { rightPath } from '@selvedge/shared/storefront/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * RTE-001: a shop's screens have one address each. The other slash form leads there for good and keeps
 * its query; what is after a hash the browser carries over itself. 308, because 301 would let a browser
 * turn another method into GET. Only reading is led on: a form's answer is the page it asked for.
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

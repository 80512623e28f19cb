import type { FastifyRequest } from 'fastify';

/** RTE-008 (decision 0010). */
export const notFoundPath = '/404/';

/**
 * RTE-068, ERR-042: whether a browser went from a page of this shop to one that is not there. What somebody
 * comes to first is answered in its place, for those who typed it and for machines; so is a page in a frame,
 * which is looked at and not visited (0010).
 */
export function isLostWithin({ method, headers, url }: FastifyRequest): boolean {
  const isNavigation = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return (
    isNavigation && headers['sec-fetch-site'] === 'same-origin' && !url.startsWith(notFoundPath)
  );
}

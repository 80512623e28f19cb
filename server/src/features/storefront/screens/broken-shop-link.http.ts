import type { FastifyRequest } from 'fastify';

/** Path of the page for missing addresses (RTE-008, decision 0010). */
export const notFoundPath = '/404/';

/**
 * Whether a browser followed a link of this shop to a missing page (RTE-068, ERR-042). A first
 * visit gets the error at its own address, for people who typed it and for programs, as does a page
 * in a frame (decision 0010).
 */
export function isBrokenShopLink({ method, headers, url }: FastifyRequest): boolean {
  const isNavigation = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return (
    isNavigation && headers['sec-fetch-site'] === 'same-origin' && !url.startsWith(notFoundPath)
  );
}

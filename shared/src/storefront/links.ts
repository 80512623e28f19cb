import { productUrl } from '../catalogue/product-address.js';

/** `Forest Green` → `forest-green`: a colour in an address. */
export function colourSlug(colour: string): string {
  return colour
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** RTE-043: `/product/{urlName}/`, or `/product/{urlName}/{colour}` with a colour preselected. */
export function productLink(urlName: string, colour?: string): string {
  const product = productUrl(urlName);
  return colour === undefined ? product : product + encodeURIComponent(colourSlug(colour));
}

/** RTE-042. */
export function collectionLink(urlName: string): string {
  return `/collection/${encodeURIComponent(urlName)}/`;
}

/** RTE-044. */
export function creatorLink(urlName: string): string {
  return `/creator/${encodeURIComponent(urlName)}/`;
}

/** RTE-013. */
export function receiptLink(orderHash: string): string {
  return `/receipt/${encodeURIComponent(orderHash)}`;
}

/** RTE-039. */
export function payLink(orderHash: string): string {
  return `/pay/${encodeURIComponent(orderHash)}/`;
}

/** RTE-038. */
export function quoteLink(orderHash: string): string {
  return `/advanced-quote/${encodeURIComponent(orderHash)}/`;
}

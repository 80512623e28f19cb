import { productUrl } from '../catalogue/product-address.js';

/** Slug of a colour: `forest-green` for `Forest Green`. */
export function colourSlug(colour: string): string {
  return colour
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** `/product/{urlName}/`, or `/product/{urlName}/{colour}` with a preselected colour. */
export function productLink(urlName: string, colour?: string): string {
  const product = productUrl(urlName);
  return colour === undefined ? product : product + encodeURIComponent(colourSlug(colour));
}

export function collectionLink(urlName: string): string {
  return `/collection/${encodeURIComponent(urlName)}/`;
}

export function creatorLink(urlName: string): string {
  return `/creator/${encodeURIComponent(urlName)}/`;
}

export function receiptLink(orderHash: string): string {
  return `/receipt/${encodeURIComponent(orderHash)}`;
}

export function payLink(orderHash: string): string {
  return `/pay/${encodeURIComponent(orderHash)}/`;
}

export function quoteLink(orderHash: string): string {
  return `/advanced-quote/${encodeURIComponent(orderHash)}/`;
}

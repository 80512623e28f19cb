export function productUrl(urlName: string): string {
  return `/product/${urlName}/`;
}

/**
 * Returns the slug of a relative or absolute product address, or of a text that is only a slug.
 * Undefined for any other text.
 */
export function urlNameIn(address: string): string | undefined {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*/, '');
  return /^(?:\/?product\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path)?.[1];
}

/** Where a product stands in its shop. */
export function productUrl(urlName: string): string {
  return `/product/${urlName}/`;
}

/** The url name in a product's address, relative or absolute, or given bare; undefined when it holds none. */
export function urlNameIn(address: string): string | undefined {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*/, '');
  return /^(?:\/?product\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path)?.[1];
}

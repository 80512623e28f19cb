/**
 * Returns the new address of a moved page; undefined for other addresses. `url` is as in the
 * request; the query is kept.
 */
export function movedAddress(url: string): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  const to = moved(path);
  return to === undefined || query === undefined ? to : `${to}?${query}`;
}

function moved(path: string): string | undefined {
  if (/^\/custom\/?$/.test(path)) return '/design-your-own-t-shirt/';
  if (path === '/learn') return '/blog/';
  return path.startsWith('/learn/') ? path.replace('/learn', '/blog') : undefined;
}

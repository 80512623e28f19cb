/**
 * RTE-036, RTE-059: where an address leads that links of before still name; undefined for any other. `url` as in
 * the request; its query goes along.
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

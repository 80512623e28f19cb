const prefix = '/teemail';

/** Returns the path that shows a mail page. `url` is the page's own path, with both slashes. */
export function mailAddressOf(url: string): string {
  return `${prefix}${url}`;
}

/** Returns the path of the page that a mail path shows; undefined for other paths. */
export function pageOfMailAddress(address: string): string | undefined {
  const url = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : '/';
  return url === '/' ? undefined : url;
}

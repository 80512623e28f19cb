const prefix = '/teemail';

/** PAG-025, RTE-040: where a page for mails is shown. `url` is its own address, with both slashes. */
export function mailAddressOf(url: string): string {
  return `${prefix}${url}`;
}

/** The address of the page that is shown there; undefined for one that no mail leads to. */
export function pageOfMailAddress(address: string): string | undefined {
  const url = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : '/';
  return url === '/' ? undefined : url;
}

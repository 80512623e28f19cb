/**
 * Path on this host in printable ASCII. It has no scheme, and no slash or backslash after the first
 * slash, because browsers would read a host there.
 */
const ownPath = /^\/(?![/\\])[!-[\]-~]*$/;

/** Whether the target is the page that creates a shop. */
export const opensShop = (redirectUri: string): boolean =>
  redirectUri.startsWith('/dashboard/shops/new');

/** Returns the redirect target, or `otherwise` if it is not a path on this host. */
export function redirectPath(redirectUri: string | undefined, otherwise: string): string {
  return redirectUri !== undefined && ownPath.test(redirectUri) ? redirectUri : otherwise;
}

/**
 * Path on this host in printable ASCII. No scheme, and no second slash or backslash, which browsers
 * would read as a host.
 */
const ownPath = /^\/(?![/\\])[!-[\]-~]*$/;

/** Whether the target is the creation of a shop. */
export const opensShop = (redirectUri: string): boolean =>
  redirectUri.startsWith('/dashboard/shops/new');

/** Returns the redirect target; anything but a path on this host becomes `otherwise`. */
export function redirectPath(redirectUri: string | undefined, otherwise: string): string {
  return redirectUri !== undefined && ownPath.test(redirectUri) ? redirectUri : otherwise;
}

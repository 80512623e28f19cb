/** A path of this host in printable ASCII: no scheme, no second slash or backslash that a browser would take for a host. */
const ownPath = /^\/(?![/\\])[!-[\]-~]*$/;

/** IDN-002: whether somebody is on the way to a shop of their own. */
export const opensShop = (redirectUri: string): boolean =>
  redirectUri.startsWith('/dashboard/shops/new');

/** RTE-069: where a redirect_uri leads; anything but a path of this host leads to `otherwise`. */
export function redirectPath(redirectUri: string | undefined, otherwise: string): string {
  return redirectUri !== undefined && ownPath.test(redirectUri) ? redirectUri : otherwise;
}

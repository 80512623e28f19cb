/** The sign-in, which leads back to the page that is edited. */
export const signInHere = (): string =>
  `/login/?redirect_uri=${encodeURIComponent(location.pathname)}`;

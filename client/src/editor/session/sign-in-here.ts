/** Sign-in link that returns to the current page. */
export const signInHere = (): string =>
  `/login/?redirect_uri=${encodeURIComponent(location.pathname)}`;

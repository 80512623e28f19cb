/** Sign-in link that returns to the current page. */
export const signInLink = (): string =>
  `/login/?redirect_uri=${encodeURIComponent(location.pathname)}`;

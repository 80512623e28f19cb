import { lazy } from 'react';

/** Who is signed in never fetches its fields. */
export const SignInPage = lazy(async () => ({
  default: (await import('./SignInPage.js')).SignInPage,
}));

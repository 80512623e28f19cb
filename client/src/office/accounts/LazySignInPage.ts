import { later } from '../../ui/office/later.js';

/** Who is signed in never fetches its fields. */
export const SignInPage = later(async () => (await import('./SignInPage.js')).SignInPage);

import { later } from '../../ui/office/later.js';

/** Separate chunk: signed-in users do not need it. */
export const SignInPage = later(async () => (await import('./SignInPage.js')).SignInPage);

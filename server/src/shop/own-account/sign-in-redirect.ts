import type { Subject } from '../../platform/authorization/session.js';
import { Redirect } from '../../platform/redirect.js';

/**
 * Returns the owner of the account page. Throws Redirect to sign-in, and back to the page, for
 * visitors who are not signed in.
 */
export function ownerOf({ subject }: { readonly subject: Subject | null }, page: string): Subject {
  if (subject === null) throw new Redirect(signInPathFor(page));
  return subject;
}

/** Returns the sign-in path that leads back to the account page. */
export function signInPathFor(page: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(page)}`;
}

import type { Subject } from '../../../platform/authorization/session.js';
import { Redirect } from '../../../platform/redirect.js';

/** Whose page it is. Throws Redirect to the sign-in, and back to the page, for who is not signed in. */
export function ownerOf({ subject }: { readonly subject: Subject | null }, page: string): Subject {
  if (subject === null) throw new Redirect(doorTo(page));
  return subject;
}

/** Where a visitor signs in before a page of their account, and is led back to it. */
export function doorTo(page: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(page)}`;
}

import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

/** Where somebody is signed in. */
export interface AccountSession {
  readonly id: string;
  /** "Firefox on Windows". */
  readonly device: string;
  /** "203.0.113.x"; null where it is not known. */
  readonly network: string | null;
  /** The shop, by its name. */
  readonly place: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** ISO 8601; null within the last hour. */
  readonly lastSeenAt: string | null;
  /** The one by which it is read. */
  readonly isThis: boolean;
}

export interface AccountSecurityProps {
  /** What they have just done: chosen a new password, or ended a session. */
  readonly done: 'password' | 'session' | null;
  /** Whether a code is asked for beside the password. */
  readonly isProtected: boolean;
  /** The one that was used last first. */
  readonly sessions: readonly AccountSession[];
  /** Of the password. */
  readonly form: FormState | null;
  /** Of the end of a session, or of all. */
  readonly ending: FormState | null;
}

/** How a person signs in, and where they are signed in. */
export const accountSecurityScreen = defineScreen<AccountSecurityProps>()({
  name: 'account-security',
  routes: ['/account/security/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});

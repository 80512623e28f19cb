import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

/** Session of the account. */
export interface AccountSession {
  readonly id: string;
  /** For example "Firefox on Windows". */
  readonly device: string;
  /** For example "203.0.113.x"; null if unknown. */
  readonly network: string | null;
  /** Name of the shop. */
  readonly place: string;
  readonly startedAt: string;
  /** ISO 8601; null within the last hour. */
  readonly lastSeenAt: string | null;
  /** Whether this is the current session. */
  readonly isThis: boolean;
}

export interface AccountSecurityProps {
  /** Last completed action: password changed or session ended. */
  readonly done: 'password' | 'session' | null;
  /** Whether a two-factor code is required with the password. */
  readonly isProtected: boolean;
  /** Most recently used first. */
  readonly sessions: readonly AccountSession[];
  /** Form of the password. */
  readonly form: FormState | null;
  /** Form for ending one or all sessions. */
  readonly ending: FormState | null;
}

/** Sign-in settings and sessions of a person. */
export const accountSecurityScreen = defineScreen<AccountSecurityProps>()({
  name: 'account-security',
  routes: ['/account/security/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});

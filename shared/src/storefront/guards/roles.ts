import type { GuardFacts } from './facts.js';
import { GUARDS } from './guards.js';

/** GRD-047: from the least to the most; `isPro` is told beside it. */
export const ROLES = [
  'visitor',
  'logged-in',
  'verified',
  'eula-signed',
  'store-owner',
  'internal',
] as const;
export type Role = (typeof ROLES)[number];

/** GRD-048: derived whenever it is asked for, never stored. */
export function roleOf(facts: GuardFacts): Role {
  if (GUARDS.internalUser(facts)) return 'internal';
  if (!GUARDS.isLoggedIn(facts)) return 'visitor';
  if (!GUARDS.isVerified(facts)) return 'logged-in';
  if (!GUARDS.hasSignedEula(facts)) return 'verified';
  return GUARDS.hasActiveStore(facts) ? 'store-owner' : 'eula-signed';
}

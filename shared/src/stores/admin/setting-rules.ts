import type { FieldRule } from '../../forms/field-rules.js';
import type { VerifyingSite } from '../../forms/snippets.js';

/** Validation of shop settings on client and server. */
export const gatePasswordRules = [
  ['min_length', 4],
  ['max_length', 200],
] as const satisfies readonly FieldRule[];

/** Own domain of the shop; optional. */
export const ownDomainRules = [
  'domain',
  ['max_length', 253],
] as const satisfies readonly FieldRule[];

/** Verification tag of a site, or its code alone. */
export const verificationRules = {
  google: ['google_verification'],
  pinterest: ['pinterest_verification'],
  facebook: ['facebook_verification'],
} as const satisfies Readonly<Record<VerifyingSite, readonly FieldRule[]>>;

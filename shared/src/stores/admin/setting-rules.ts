import type { FieldRule } from '../../forms/field-rules.js';
import type { VerifyingSite } from '../../forms/snippets.js';

/** What both sides hold the settings of a shop against (VAL-042). */
export const gatePasswordRules = [
  ['min_length', 4],
  ['max_length', 200],
] as const satisfies readonly FieldRule[];

/** VAL-004: a domain of the shop's own; none where it is empty. */
export const ownDomainRules = [
  'domain',
  ['max_length', 253],
] as const satisfies readonly FieldRule[];

/** VAL-016 to VAL-018: the tag that a site hands out, or the code in it. */
export const verificationRules = {
  google: ['google_verification'],
  pinterest: ['pinterest_verification'],
  facebook: ['facebook_verification'],
} as const satisfies Readonly<Record<VerifyingSite, readonly FieldRule[]>>;

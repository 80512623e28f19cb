import type { FieldRule } from '../../forms/field-rules.js';
import type { VerifyingSite } from '../../forms/snippets.js';

/** Verification tag of a site, or its code alone. */
export const verificationRules = {
  google: ['google_verification'],
  pinterest: ['pinterest_verification'],
  facebook: ['facebook_verification'],
} as const satisfies Readonly<Record<VerifyingSite, readonly FieldRule[]>>;

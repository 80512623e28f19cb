import type { FieldRule } from '../../forms/field-rules.js';

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

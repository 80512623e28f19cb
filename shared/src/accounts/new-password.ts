import { Rules } from '../forms/validators.js';
import type { FieldRule } from '../forms/field-rules.js';

/** The length of a password that a person chooses; what is stored is a hash of all of it. */
export const passwordLength = { min: 8, max: 200 } as const;

/** VAL-005, VAL-035, VAL-036: a password that somebody chooses. */
const newPasswordRules: readonly FieldRule[] = [
  'password',
  'required',
  ['min_length', passwordLength.min],
  ['max_length', passwordLength.max],
];

export function NewPassword(): PropertyDecorator {
  return Rules(...newPasswordRules);
}

import { Rules } from '../forms/validators.js';
import type { FieldRule } from '../forms/field-rules.js';

/** Length limits for a chosen password. The hash covers every character of it. */
export const passwordLength = { min: 8, max: 200 } as const;

const newPasswordRules: readonly FieldRule[] = [
  'password',
  'required',
  ['min_length', passwordLength.min],
  ['max_length', passwordLength.max],
];

export function NewPassword(): PropertyDecorator {
  return Rules(...newPasswordRules);
}

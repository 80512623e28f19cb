import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { messages } from '../messages.js';

/** The length of a password that a person chooses; what is stored is a hash of all of it. */
export const passwordLength = { min: 8, max: 200 } as const;

/** VAL-005, VAL-035, VAL-036: a password that somebody chooses. */
export function NewPassword(): PropertyDecorator {
  const { min, max } = passwordLength;
  const rules = [
    MaxLength(max, { message: `Must contain no more than ${max} characters` }),
    MinLength(min, { message: `Must contain at least ${min} characters` }),
    Matches(/^(?!\s)[^]*(?<!\s)$/, { message: messages.password }),
    IsString({ message: messages.required }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}

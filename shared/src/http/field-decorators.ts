import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

import { asciiDigits } from '../forms/usual-forms.js';

/**
 * Maximum length of a number in text form: a sign and 15 digits, which are always exactly
 * representable.
 */
const longestNumber = 16;

/** Trims surrounding whitespace and composes letters with their accents (NFC). */
export const trimmed = Transform(({ value }): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value,
);

/**
 * Converts numbers in text form, as sent by forms and queries, including digits of a translated
 * page. Other values are unchanged and fail validation.
 */
export const wholeNumber = Transform(({ value }): unknown => {
  if (typeof value !== 'string' || value.length > longestNumber) return value;
  const digits = asciiDigits(value);
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : value;
});

/** Converts an id to text, as clients may send it back as a number. */
export const idAsText = Transform(({ value }): unknown =>
  Number.isSafeInteger(value) ? String(value) : value,
);

/** Treats an empty text as absent, because some clients send all form fields. */
export const emptyIsAbsent = Transform(({ value }): unknown => (value === '' ? undefined : value));

/** Optional field. Null is not allowed, except with `unlessNull`. */
export const unlessAbsent = ValidateIf((_form: object, value: unknown) => value !== undefined);

/**
 * Further validators apply unless the value is null, which is a valid value with its own meaning.
 */
export const unlessNull = ValidateIf((_form: object, value: unknown) => value !== null);

/**
 * Combines decorators of a field. They are applied in order, and errors of the last one are
 * reported first.
 */
export function decoratedBy(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, field) => {
    for (const decorate of decorators) decorate(target, field);
  };
}

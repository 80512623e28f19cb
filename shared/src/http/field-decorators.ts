import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

/** Blanks around what was typed mean nothing. */
export const trimmed = Transform(({ value }): unknown =>
  typeof value === 'string' ? value.trim() : value,
);

/** Forms and addresses bring numbers as text; anything else stays what it is, and fails. */
export const wholeNumber = Transform(({ value }): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
);

/** An id that answers give as a number may come back as one. */
export const idAsText = Transform(({ value }): unknown =>
  Number.isSafeInteger(value) ? String(value) : value,
);

/** An empty text counts as left out, where clients send every field of a form. */
export const emptyIsAbsent = Transform(({ value }): unknown => (value === '' ? undefined : value));

/** A field may be left out. Null is not that: it has no meaning, unless `unlessNull` gives it one. */
export const unlessAbsent = ValidateIf((_form: object, value: unknown) => value !== undefined);

/** What follows holds for a value; null is one of its own. */
export const unlessNull = ValidateIf((_form: object, value: unknown) => value !== null);

/** All of them at one field, the first one first; the words of the last one are told before the others'. */
export function decoratedBy(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, field) => {
    for (const decorate of decorators) decorate(target, field);
  };
}

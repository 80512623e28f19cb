import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

/** Blanks around what was typed mean nothing. */
export const trimmed = Transform(({ value }): unknown =>
  typeof value === 'string' ? value.trim() : value,
);

/** What follows holds for a value; null is one of its own. */
export const unlessNull = ValidateIf((_form: object, value: unknown) => value !== null);

import { Transform } from 'class-transformer';
import type { ValidationOptions } from 'class-validator';

import { IsModelId } from '../catalogue/calls/contract.js';

const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.toLowerCase() : value;
};

/**
 * Validates a product's uuid or integer id, as number or text, and reads it as text. `{ each: true
 * }` for a list.
 */
export function IsProductReference(options: ValidationOptions = {}): PropertyDecorator {
  return (form, field) => {
    Transform(({ value }): unknown => asText(value))(form, field);
    IsModelId(options)(form, field);
  };
}

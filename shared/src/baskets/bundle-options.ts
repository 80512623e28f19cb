import { ValidateBy } from 'class-validator';

import type { BundleOptions } from '../catalogue/bundles/item-key.js';
import { maxPieces } from './max-pieces.js';

const partForm = /^[A-Za-z0-9][\w -]{0,63}$/;
const maxChoiceLength = 64;

/** Whether a value is a plain object of at most 20 short texts by name. */
function isBundleOptions(value: unknown): value is BundleOptions {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(value);
  return parts.length <= maxPieces && parts.every(isPart);
}

function isPart([name, choice]: readonly [string, unknown]): boolean {
  return partForm.test(name) && typeof choice === 'string' && choice.length <= maxChoiceLength;
}

export function IsBundleOptions(): PropertyDecorator {
  return ValidateBy({
    name: 'isBundleOptions',
    validator: {
      validate: isBundleOptions,
      defaultMessage: () => '$property must name one choice for each part of the bundle',
    },
  });
}

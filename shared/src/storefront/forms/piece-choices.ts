import { ValidateBy } from 'class-validator';

import { maxPieces } from '../../baskets/max-pieces.js';
import type { PieceChoices } from '../../catalogue/bundles/bundle.js';

const maxColourLength = 64;
const maxSizeLength = 32;

/** Whether a value is a plain object of at most 20 choices of colour and size. */
export function isPieceChoices(value: unknown): value is PieceChoices {
  if (!isPlain(value)) return false;
  const choices = Object.values(value);
  return choices.length <= maxPieces && choices.every(isChoice);
}

function isChoice(value: unknown): boolean {
  if (!isPlain(value)) return false;
  const { colour, size = '', ...more } = value;
  const isShort = isText(colour, maxColourLength) && isText(size, maxSizeLength);
  return isShort && Object.keys(more).length === 0;
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value.length <= maxLength;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function IsPieceChoices(): PropertyDecorator {
  return ValidateBy({
    name: 'isPieceChoices',
    validator: {
      validate: isPieceChoices,
      defaultMessage: () => 'Please choose a colour and a size for each piece',
    },
  });
}

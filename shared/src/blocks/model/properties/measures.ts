import type { Json } from '../../../catalogue/contract.js';
import type { Property, PropertyOptions } from '../property.js';
import { numberIn, textIn } from '../wire.js';

const one = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:px|rem|em|ch|vw|vh|svh|vmin|vmax|%)|0|auto|clamp\([\w\s.,%+-]{1,60}\)`;
const form = new RegExp(`^(?:${one})(?: (?:${one})){0,3}$`);

/** CSS length, or up to four of them: `64px`, `1em 2em`. A bare number is in pixels. */
export function length<const Default extends string | null>(
  options: PropertyOptions & { readonly default: Default },
): Property<string | Exclude<Default, string>> {
  // The default is null or the declared text.
  return { ...options, kind: 'length', read: lengthIn } as Property<
    string | Exclude<Default, string>
  >;
}

interface NumberOptions extends PropertyOptions {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

/** Number, clamped to its limits. */
export function number(options: NumberOptions): Property<number> {
  const { min, max, isWhole = false } = options;
  return {
    ...options,
    kind: 'number',
    read: (value) => {
      const found = numberIn(value);
      if (found === undefined) return undefined;
      const within = Math.min(Math.max(found, min), max);
      return isWhole ? Math.round(within) : within;
    },
  };
}

/** Whole number from `min` to `max`; any other value counts as unset. */
export function step(options: Omit<NumberOptions, 'isWhole'>): Property<number> {
  const { min, max } = options;
  return {
    ...options,
    kind: 'number',
    read: (value) => {
      const found = numberIn(value);
      const isStep = Number.isInteger(found) && found !== undefined && found >= min && found <= max;
      return isStep ? found : undefined;
    },
  };
}

/** Scale above 0 and up to 1; any other value counts as unset. */
export function scale(options: PropertyOptions): Property<number> {
  return {
    ...options,
    kind: 'number',
    default: 1,
    min: 0,
    max: 1,
    read: (value) => {
      const found = numberIn(value);
      return found !== undefined && found > 0 && found <= 1 ? found : undefined;
    },
  };
}

/** Height divided by width. */
const RATIOS = {
  wide: 0.36,
  short: 0.49,
  '4:3': 0.75,
  square: 1.026,
  tall: 1.5,
} as const;

/** Image height divided by width, as number or name; null for the image's own. */
export function ratio<const Default extends number | null>(
  options: PropertyOptions & { readonly default: Default },
): Property<number | Exclude<Default, number>> {
  // The default is null or the declared number.
  return {
    ...options,
    kind: 'ratio',
    choices: Object.keys(RATIOS),
    read: ratioIn,
  } as Property<number | Exclude<Default, number>>;
}

function lengthIn(value: Json): string | undefined {
  const pixels = numberIn(value);
  if (pixels !== undefined) return pixels === 0 ? '0' : `${pixels}px`;
  const text = textIn(value)?.trim().replaceAll(/\s+/g, ' ');
  return text !== undefined && form.test(text) ? text : undefined;
}

function ratioIn(value: Json): number | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  const named = Object.entries(RATIOS).find(([key]) => key === name)?.[1];
  const found = named ?? numberIn(value);
  return found !== undefined && found >= 0.1 && found <= 4 ? found : undefined;
}

import type { ProductColour } from '@selvedge/shared/catalogue/contract';

import { escaped, parts, unescaped } from './csv-cells.rules.js';

/** A colour as written in a cell; without a value it must be one of our fabrics. */
export interface WrittenColour {
  readonly name: string;
  /** `#rrggbb` or undefined. */
  readonly hex: string | undefined;
  readonly sizes: readonly { readonly name: string; readonly available: boolean }[];
}

/** Formats colours, for example `Navy #1f2c47: S, M, !L | White #f4f4f1: S`. */
export function coloursText(
  colours: readonly Pick<ProductColour, 'name' | 'hex' | 'sizes'>[],
): string {
  return colours
    .map(({ name, hex, sizes }) => {
      const names = sizes.map((size) => `${size.available ? '' : '!'}${escaped(size.name)}`);
      return `${escaped(name)} ${hex}: ${names.join(', ')}`;
    })
    .join(' | ');
}

/** Parses the format of `coloursText`; undefined if it is invalid. */
export function coloursIn(cell: string): readonly WrittenColour[] | undefined {
  const colours = parts(cell, '|').map(colourIn);
  const read = colours.filter((colour) => colour !== undefined);
  return read.length === colours.length ? read : undefined;
}

function colourIn(text: string): WrittenColour | undefined {
  const [colour = '', sizes = '', ...more] = parts(text, ':');
  const [name, hex] = nameAndHex(colour);
  const read = {
    name: unescaped(name),
    hex: hex?.toLowerCase(),
    sizes: parts(sizes, ',').map(sizeIn),
  };
  const isComplete = read.name !== '' && read.sizes.every((size) => size.name !== '');
  return more.length === 0 && isComplete ? read : undefined;
}

/** Splits `Dark blue #1A2B3C`; the colour value is optional. */
function nameAndHex(colour: string): readonly [name: string, hex: string | undefined] {
  const written = colour.trimEnd();
  const at = written.length - '#000000'.length;
  const hasHex = at > 0 && /^\s#[0-9a-f]{6}$/i.test(written.slice(at - 1));
  return hasHex ? [written.slice(0, at).trimEnd(), written.slice(at)] : [colour, undefined];
}

function sizeIn(text: string): WrittenColour['sizes'][number] {
  const written = text.trim();
  const isUnavailable = written.startsWith('!');
  return { name: unescaped(isUnavailable ? written.slice(1) : written), available: !isUnavailable };
}

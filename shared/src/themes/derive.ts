import {
  clampChroma,
  formatHex,
  interpolate,
  modeOklch,
  modeRgb,
  useMode,
  type Oklch,
} from 'culori/fn';

import { contrast } from './contrast.js';
import { hexColour } from '../colours/hex-colour.js';

useMode(modeRgb);
const oklch = useMode(modeOklch);

/** Below this chroma a colour is a grey: it has no hue that a mixture should turn through. */
const leastChroma = 0.03;
/** WCAG 2.2, text of ordinary size. */
const readable = 4.5;
const inks = ['#ffffff', '#111111', '#000000'] as const;

function colourOf(hex: string): Oklch {
  const colour = oklch(hexColour(hex));
  if (colour === undefined) throw new Error(`Not a colour: ${hex}`);
  return colour;
}

const isGrey = (colour: Oklch) => colour.c < leastChroma;

/** A grey beside a colour with a hue takes that; two greys keep their tints. */
function mixable(colour: Oklch, other: Oklch): Oklch {
  if (!isGrey(colour) || isGrey(other)) return colour;
  const { mode, l, c } = colour;
  return { mode, l, c };
}

function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch', 'rgb'));
}

function amountOf(text: string, least: number): number {
  const amount = Number(text);
  if (text === '' || !(amount >= least && amount <= 1)) throw new Error(`Not a share: ${text}`);
  return amount;
}

/** Between two colours; `share` of the second, 0 to 1. */
function mix(one: string, other: string, share: string): string {
  const [from, to] = [colourOf(one), colourOf(other)];
  const between = interpolate([mixable(from, to), mixable(to, from)], 'oklch');
  return hexOf(between(amountOf(share, 0)));
}

/** The colour by so much lighter or, below 0, darker; `amount` is of the lightness, -1 to 1. */
function shade(colour: string, amount: string): string {
  const from = colourOf(colour);
  return hexOf({ ...from, l: Math.min(1, Math.max(0, from.l + amountOf(amount, -1))) });
}

/** White where it reads well on the colour, near black else. */
function onColor(colour: string): string {
  const surface = formatHex(colourOf(colour));
  return inks.find((ink) => contrast(ink, surface) >= readable) ?? inks[2];
}

const calls = /^(mix|shade|onColor)\((.+)\)$/;
const references = /^\{([\w.]+)\}$/;

/** Splits at the commas that are not inside brackets. */
function partsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim());
}

function call(name: string, parts: readonly string[], text: string): string {
  const [one = '', two = '', three = ''] = parts;
  const given = `${name}/${parts.length}`;
  if (given === 'mix/3') return mix(one, two, three);
  if (given === 'shade/2') return shade(one, two);
  if (given === 'onColor/1') return onColor(one);
  throw new Error(`Not a derivation: ${text}`);
}

/**
 * A value as it is, one that another key has (`{primary.color}`), or one derived in OKLCH:
 * `mix(a, b, 0.2)`, `shade(a, -0.1)`, `onColor(a)`, whose parts may be values of all three sorts.
 * Throws on parts that are no colours or shares.
 */
export function evaluate(text: string, valueOf: (key: string) => string): string {
  const target = references.exec(text)?.[1];
  if (target !== undefined) return valueOf(target);
  const [, name, list = ''] = calls.exec(text) ?? [];
  if (name === undefined) return text;
  const parts = partsOf(list).map((part) => evaluate(part, valueOf));
  return call(name, parts, text);
}

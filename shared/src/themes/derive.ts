import {
  clampChroma,
  formatHex,
  interpolate,
  modeOklch,
  modeRgb,
  useMode,
  type Oklch,
} from 'culori/fn';

import { contrast } from '../colours/contrast.js';
import { hexColour } from '../colours/hex-colour.js';

useMode(modeRgb);
const oklch = useMode(modeOklch);

/** Colours below this chroma count as grey, whose hue must not influence a mix. */
const leastChroma = 0.03;
/** Minimum contrast of normal text (WCAG 2.2). */
const readable = 4.5;
const inks = ['#ffffff', '#111111', '#000000'] as const;

function colourOf(hex: string): Oklch {
  const colour = oklch(hexColour(hex));
  if (colour === undefined) throw new Error(`Not a colour: ${hex}`);
  return colour;
}

const isGrey = (colour: Oklch) => colour.c < leastChroma;

/** A grey takes the hue of the other colour; two greys keep their own. */
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

/** Mixes two colours; `share` of the second, 0 to 1. */
function mix(one: string, other: string, share: string): string {
  const [from, to] = [colourOf(one), colourOf(other)];
  const between = interpolate([mixable(from, to), mixable(to, from)], 'oklch');
  return hexOf(between(amountOf(share, 0)));
}

/** Lightens a colour, or darkens it below 0; `amount` of its lightness, -1 to 1. */
function shade(colour: string, amount: string): string {
  const from = colourOf(colour);
  return hexOf({ ...from, l: Math.min(1, Math.max(0, from.l + amountOf(amount, -1))) });
}

/** White if it is readable on the colour, otherwise near black. */
function onColor(colour: string): string {
  const surface = formatHex(colourOf(colour));
  return inks.find((ink) => contrast(ink, surface) >= readable) ?? inks[2];
}

const calls = /^(mix|shade|onColor)\((.+)\)$/;
const references = /^\{([\w.]+)\}$/;

/** Splits at commas outside of brackets. */
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
 * Evaluates a value: a literal, a reference to a key (`{primary.color}`), or a derivation in OKLCH
 * with nested values: `mix(a, b, 0.2)`, `shade(a, -0.1)`, `onColor(a)`. Throws for arguments that
 * are not colours or shares.
 */
export function evaluate(text: string, valueOf: (key: string) => string): string {
  const target = references.exec(text)?.[1];
  if (target !== undefined) return valueOf(target);
  const [, name, list = ''] = calls.exec(text) ?? [];
  if (name === undefined) return text;
  const parts = partsOf(list).map((part) => evaluate(part, valueOf));
  return call(name, parts, text);
}

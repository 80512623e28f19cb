import { clampChroma, formatHex, modeOklch, modeRgb, useMode, type Oklch } from 'culori/fn';

import { hexColour } from './hex-colour.js';
import { contrast } from './contrast.js';

useMode(modeRgb);
const oklch = useMode(modeOklch);

/** A background, `#rrggbb`, and the minimum contrast on it, 1 to 21. */
export interface Surface {
  readonly colour: string;
  readonly least: number;
}

/** Step of the search over lightness; the result is then refined by bisection. */
const step = 1 / 128;
const halvings = 8;

function atLightness(from: Oklch, lightness: number): string {
  return formatHex(clampChroma({ ...from, l: lightness }, 'oklch', 'rgb'));
}

/**
 * Returns the colour of the same hue that is readable on every surface with the smallest change in
 * lightness (OKLCH), as `#rrggbb`. Undefined if no lightness passes, as between black and white
 * surfaces. Throws for an invalid colour.
 */
export function nearestPassing(colour: string, surfaces: readonly Surface[]): string | undefined {
  const front = oklch(hexColour(colour)?.slice(0, 7));
  if (front === undefined) throw new Error(`Not a colour: ${colour}`);
  const passes = (hex: string) =>
    surfaces.every((surface) => contrast(hex, surface.colour.slice(0, 7)) >= surface.least);
  const own = formatHex(front);
  if (passes(own)) return own;
  const passesAt = (lightness: number) => passes(atLightness(front, lightness));
  const found = [1, -1].flatMap((direction) => firstPassing(front.l, direction, passesAt) ?? []);
  const nearest = found.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest === undefined ? undefined : atLightness(front, nearest);

  function distance(lightness: number): number {
    return Math.abs(lightness - (front?.l ?? 0));
  }
}

function firstPassing(
  from: number,
  direction: number,
  passesAt: (lightness: number) => boolean,
): number | undefined {
  const end = direction > 0 ? 1 : 0;
  const clamped = (lightness: number) => Math.min(1, Math.max(0, lightness));
  for (let failed = from; failed !== end;) {
    const next = clamped(failed + direction * step);
    if (passesAt(next)) return closest(failed, next, passesAt);
    failed = next;
  }
  return undefined;
}

/**
 * Bisects between a failing and a passing lightness, and returns a passing one next to the failing.
 */
function closest(
  failing: number,
  passing: number,
  passesAt: (lightness: number) => boolean,
): number {
  let [no, yes] = [failing, passing];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (no + yes) / 2;
    if (passesAt(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

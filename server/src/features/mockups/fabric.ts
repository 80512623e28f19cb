// Local alias, because it runs once per pixel.
const { max } = Math;
/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. */
export function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Returns the brightness from 0 (black) to 1 (white), by Rec. 601. */
export function brightnessOf(red: number, green: number, blue: number): number {
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

const darkBelow = 0.45;

/** Returns the ink for `currentColor` that contrasts with the fabric. */
export function inkOn(hex: string): string {
  return brightnessOf(...colourOf(hex)) < darkBelow ? '#f3ecdd' : '#1d2433';
}

/**
 * Returns the strength of the shine: dark fabric shows its folds by highlights, light fabric by
 * shadows.
 */
export function shineOf(brightness: number): number {
  return max(0.1, 0.55 - brightness / 2);
}

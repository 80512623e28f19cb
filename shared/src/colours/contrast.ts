/** Channels of a `#rrggbb` colour, 0 to 255. Throws for any other notation. */
function channelsOf(hex: string): readonly [number, number, number] {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (parts === null) throw new Error(`Not a #rrggbb colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const linear = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

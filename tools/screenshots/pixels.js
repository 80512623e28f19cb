/*
 * Compares the colours of texts and buttons with the pixels that are rendered below and around
 * them (WCAG 2.2, 1.4.3 and 1.4.11).
 */

const textContrast = 4.5;
const largeTextContrast = 3;
const edgeContrast = 3;
/** Share of the pixels below a text, or around a button, that may have too little contrast. */
const tolerated = 0.1;
/** Difference of luminance between light and dark pixels from which a background is busy. */
const busyLuminance = 0.3;
/** Difference of a channel from which a pixel is part of a glyph. */
const glyphDifference = 2;

const linear = (channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminanceOf = ([red, green, blue]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one, other) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with an alpha from 0 to 1 over an opaque one. */
const over = ([red, green, blue, alpha], below) =>
  [red, green, blue].map((channel, at) => channel * alpha + below[at] * (1 - alpha));

/** Calls `visit` with the offset of each pixel of a box that lies within the image. */
function eachPixel(image, { left, top, width, height }, visit) {
  const right = Math.min(image.width, Math.round(left + width));
  const bottom = Math.min(image.height, Math.round(top + height));
  for (let y = Math.max(0, Math.round(top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.round(left)); x < right; x += 1)
      visit((y * image.width + x) * image.channels);
}

const pixelAt = ({ data }, at) => [data[at], data[at + 1], data[at + 2]];

/** Background colours below the glyphs of a text; none if something covers the text. */
function belowGlyphs(box, shown, background) {
  const below = [];
  eachPixel(shown, box, (at) => {
    const pixel = pixelAt(background, at);
    const isGlyph = pixelAt(shown, at).some(
      (channel, index) => Math.abs(channel - pixel[index]) > glyphDifference,
    );
    if (isGlyph) below.push(pixel);
  });
  return below;
}

const atShare = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];

/** Messages about texts that are hard to read. Images are raw: data, width, height, channels. */
export function faultsOfTexts(texts, shown, background) {
  const faults = [];
  for (const { text, box, colour, isLarge, isExempt } of texts) {
    if (isExempt) continue;
    const below = belowGlyphs(box, shown, background);
    // Something covers the text, or it is still transparent.
    if (below.length === 0) continue;
    const ratios = below
      .map((pixel) => contrastOf(over(colour, pixel), pixel))
      .toSorted((a, b) => a - b);
    const ratio = atShare(ratios, tolerated);
    const name = text.slice(0, 40);
    if (ratio < (isLarge ? largeTextContrast : textContrast))
      faults.push(`contrast ${ratio.toFixed(2)} of “${name}”`);
    const levels = below.map(luminanceOf).toSorted((a, b) => a - b);
    if (atShare(levels, 0.95) - atShare(levels, 0.05) > busyLuminance)
      faults.push(`“${name}” on a busy picture`);
  }
  return [...new Set(faults)];
}

/** Messages about buttons whose edge is hard to see on the picture around them. */
export function faultsOfButtons(buttons, background) {
  return buttons.flatMap(({ name, box, surface, border }) => {
    const { left, top, width, height } = box;
    const ring = [
      { left, top: top - 4, width, height: 2 },
      { left, top: top + height + 2, width, height: 2 },
      { left: left - 4, top, width: 2, height },
      { left: left + width + 2, top, width: 2, height },
    ];
    const colours = [surface, border]
      .filter(([, , , alpha]) => alpha >= 128)
      .map(([red, green, blue, alpha]) => [red, green, blue, alpha / 255]);
    const ratios = [];
    for (const side of ring)
      eachPixel(background, side, (at) => {
        const pixel = pixelAt(background, at);
        ratios.push(Math.max(...colours.map((one) => contrastOf(over(one, pixel), pixel))));
      });
    const ratio = atShare(
      ratios.toSorted((a, b) => a - b),
      tolerated,
    );
    return ratio < edgeContrast ? [`edge ${ratio.toFixed(2)} of button “${name}”`] : [];
  });
}

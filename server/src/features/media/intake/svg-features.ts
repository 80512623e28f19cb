import { DrawingNotSupported } from '../media.errors.js';

/*
 * Browsers draw more than librsvg does (measured with Chromium 156 and librsvg 2.63). A drawing
 * that uses such features is refused, because it would silently lose parts.
 */

const outlines = 'Convert the text to outlines (paths) and save the drawing again.';
const flatten = 'Expand or flatten its appearance, or save the drawing as a PNG.';
const still = 'Save it as a still drawing.';
const embed = 'Embed it in the drawing and save it again.';

export const refuse = {
  animation: () => new DrawingNotSupported('an animation', still),
  css: (what: string) => new DrawingNotSupported(what, flatten),
  font: (name: string) => new DrawingNotSupported(`text in the font ${name}`, outlines),
  htmlText: () => new DrawingNotSupported('text or boxes as HTML (foreignObject)', outlines),
  linkedFile: (what: string) => new DrawingNotSupported(what, embed),
  picture: () =>
    new DrawingNotSupported('an embedded picture of an unknown format', 'Embed it as PNG or JPEG.'),
  text: (what: string) => new DrawingNotSupported(what, outlines),
};

/** Attributes whose values are parsed as CSS. */
const paintAttributes = new Set(
  `fill stroke stop-color flood-color lighting-color color filter clip-path mask opacity font-size
   stroke-width transform-origin word-spacing font-variant color-interpolation`.split(/\s+/),
);
const newFunction =
  /\b(?:oklch|oklab|lab|lch|color|color-mix|light-dark|var|calc|min|max|clamp|env)\s*\(/i;
const windowUnit = /\d(?:rem|vw|vh|vmin|vmax)\b/i;
const geometry = new Set(
  'x y width height rx ry cx cy r x1 y1 x2 y2 stroke-width font-size'.split(' '),
);
const nothing = /^(?:none|normal|auto|initial|0)$/i;

/** Refuses a CSS property or attribute that librsvg ignores although browsers follow it. */
export function requireProperty(name: string, value: string): void {
  if (nothing.test(value)) return;
  const called = newFunction.exec(value)?.[0];
  if (called !== undefined) throw refuse.css(`the CSS function ${called})`);
  if (/^(?:-webkit-)?animation(?:-name)?$/.test(name)) throw refuse.animation();
  if (geometry.has(name) && windowUnit.test(value)) throw refuse.css(`the length ${value}`);
  if (isUnknownEffect(name, value)) throw refuse.css(`the CSS property ${name}`);
  if (isUnknownTextStyle(name, value)) throw refuse.text(`the text style ${name}`);
}

function isUnknownEffect(name: string, value: string): boolean {
  if (/^(?:rotate|translate|scale|d|(?:-webkit-)?mask-image|-webkit-mask)$/.test(name)) return true;
  if (name === 'transform-origin')
    return !/^(?:0(?:px|%)?\s*){1,3}$|^(?:left top|top left)$/.test(value);
  if (name === 'clip-path' || name === 'mask') return !/^url\([^)]*\)$/.test(value);
  return name === 'color-interpolation' && value === 'linearRGB';
}

function isUnknownTextStyle(name: string, value: string): boolean {
  if (name === 'word-spacing') return Number.parseFloat(value) !== 0;
  return /^font-variant(?:-caps)?$/.test(name) && value.includes('small-caps');
}

/** Refuses a presentation attribute as `requireProperty` does; other attributes are never refused. */
export function requireAttribute(element: string, name: string, value: string): void {
  if (paintAttributes.has(name) || geometry.has(name)) requireProperty(name, value.trim());
  if (element !== 'text' && element !== 'tspan') return;
  if (name === 'textLength') throw refuse.text('text of a fixed length');
  const isList = /^\s*[^\s,]+[\s,]+[^\s,]/.test(value);
  if (/^(?:x|y|dx|dy|rotate)$/.test(name) && isList)
    throw refuse.text('individually positioned letters');
}

/** Physical lengths within a drawing: an inch is 72 units for librsvg, and 96 for browsers. */
const perUnit = {
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  q: 96 / 101.6,
} as const;
const lengths = new Set(
  `x y width height rx ry cx cy r x1 y1 x2 y2 dx dy fx fy stroke-width stroke-dasharray
   stroke-dashoffset font-size font letter-spacing markerWidth markerHeight`.split(/\s+/),
);

/** Converts physical lengths of an attribute or CSS property to pixels. */
export function inPixels(name: string, value: string): string {
  if (!lengths.has(name) || value.length > 1_000) return value;
  return value.replaceAll(
    /(^|[\s,])([+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20}))(mm|cm|in|pt|pc|q)(?=$|[\s,/!])/gi,
    (_, before: string, number: string, unit: string) =>
      // The expression matches the keys only.
      `${before}${Number(number) * perUnit[unit.toLowerCase() as keyof typeof perUnit]}px`,
  );
}

import { UNSERVED_FONTS } from './fonts/unserved-fonts.js';
import { fontSlug, type FontCategory, type FontFamily } from './fonts/font-family.js';
import { displayFonts, textFonts } from './fonts/served-fonts.js';

interface Font {
  /** CSS font stack; its fallback face has the metrics of the font. */
  readonly stack: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF,U+2020,U+20A0-20AB';

/** Local fonts by category. */
const LOCAL: Readonly<Record<FontCategory, string>> = {
  'sans-serif': 'Arial, sans-serif',
  serif: 'Georgia, serif',
  display: 'Arial, sans-serif',
  handwriting: 'cursive',
  monospace: 'monospace',
};

/** Families that shops serve, by name; offered in the theme editor. */
export const FONT_FAMILIES: readonly FontFamily[] = [...textFonts, ...displayFonts].toSorted(
  (one, other) => (one.name < other.name ? -1 : 1),
);

const served = new Map(FONT_FAMILIES.map((family) => [family.name, family]));
const unservedCategories = new Map(
  // The keys of the record itself.
  (Object.keys(UNSERVED_FONTS) as FontCategory[]).flatMap((category) =>
    UNSERVED_FONTS[category].split(', ').map((name) => [name, category] as const),
  ),
);

/** Whether a family is served, or has a known category. */
export function isSupportedFont(name: string): boolean {
  return fontCategoryOf(name) !== undefined;
}

/** Category of a family; undefined if it is unknown. */
function fontCategoryOf(name: string): FontCategory | undefined {
  return served.get(name)?.category ?? unservedCategories.get(name);
}

function fileOf(name: string, subset: string, face: string): string {
  return `${fontSlug(name)}-${subset}-${face}-normal.woff2`;
}

/** Font stack of a family. Unserved families are named before the local font of their category. */
export function fontOf(name: string): Font {
  const family = served.get(name);
  const category = fontCategoryOf(name);
  const local = category === undefined ? 'system-ui, sans-serif' : LOCAL[category];
  const standIn = family === undefined ? '' : `'${name} Fallback', `;
  return { stack: `'${name}', ${standIn}${local}` };
}

/** File names of the Latin subset, without folder; empty if the family is not served. */
export function fontFiles(name: string): readonly string[] {
  return served.get(name)?.faces.map(({ file }) => fileOf(name, 'latin', file)) ?? [];
}

/** URL of a font file; undefined if it is not in the build. */
export type FontUrls = (file: string) => string | undefined;

/**
 * `font-display` for a font that loads late: `swap` replaces the text and may shift the layout;
 * `optional` waits for the next page and never shifts it.
 */
type LateFont = 'swap' | 'optional';

/**
 * `@font-face` rules of a family. Browsers load only files for characters on the page. The local
 * fallback has its metrics, but not its letter widths. Empty if the family is not served.
 */
export function fontFaces(name: string, urlOf: FontUrls, late: LateFont = 'swap'): string {
  const family = served.get(name);
  if (family === undefined) return '';
  const subsets = [['latin', latin] as const, ['latin-ext', latinExtended] as const];
  const rules = subsets
    .slice(0, family.extended ? 2 : 1)
    .flatMap(([subset, range]) =>
      family.faces.flatMap(({ weights, file }) =>
        faceOf(family, { weights, range, late, url: urlOf(fileOf(name, subset, file)) }),
      ),
    );
  return [...rules, standIn(family)].join('');
}

interface Face {
  readonly weights: string;
  readonly range: string;
  readonly late: LateFont;
  readonly url: string | undefined;
}

function faceOf(
  { name, scale }: FontFamily,
  { weights, range, late, url }: Face,
): readonly string[] {
  if (url === undefined) return [];
  const size = scale === undefined ? '' : `size-adjust:${String(scale)}%;`;
  return [
    `@font-face{font-family:'${name}';${size}font-weight:${weights};font-display:${late};src:url(${url})format('woff2');unicode-range:${range}}`,
  ];
}

function standIn({ name, category, fallback }: FontFamily): string {
  const [local, libre] =
    category === 'serif' ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans'];
  const { size, ascent, descent } = fallback;
  return (
    `@font-face{font-family:'${name} Fallback';src:local('${local}'),local('${libre}');size-adjust:${String(size)}%;` +
    `ascent-override:${String(ascent)}%;descent-override:${String(descent)}%;line-gap-override:0%}`
  );
}

/** What sort of letters a family has. */
export type FontCategory = 'sans-serif' | 'serif' | 'display' | 'handwriting' | 'monospace';

/** Percentages of the local font that stands in until a font has come, so that nothing moves. */
export interface FallbackMetrics {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A family that a shop serves from its own host. */
export interface FontFamily {
  readonly name: string;
  readonly category: FontCategory;
  /** The npm package that its files come from. */
  readonly package: string;
  /** Every face: the weights that it is used for (CSS), and the part of its files' names that tells it. */
  readonly faces: readonly { readonly weights: string; readonly file: string }[];
  readonly fallback: FallbackMetrics;
  /** Whether there are letters beyond those of western Europe. */
  readonly extended: boolean;
  /** A percentage, for a family that is small on its body. */
  readonly scale?: number;
}

type Metrics = readonly [size: number, ascent: number, descent: number];

function fallbackOf([size, ascent, descent]: Metrics): FallbackMetrics {
  return { size, ascent, descent };
}

/** `DM Sans` → `dm-sans`: how packages and files are named. */
export function fontSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** One file for a whole range of weights (CSS, `100 900`). */
export function variable(
  name: string,
  category: FontCategory,
  weights: string,
  metrics: Metrics,
): FontFamily {
  return {
    ...{ name, category, package: `@fontsource-variable/${fontSlug(name)}` },
    faces: [{ weights, file: 'wght' }],
    fallback: fallbackOf(metrics),
    extended: true,
  };
}

/** One file for every weight, so that no browser thickens a display letter by itself. */
export function single(name: string, category: FontCategory, metrics: Metrics): FontFamily {
  return {
    ...{ name, category, package: `@fontsource/${fontSlug(name)}` },
    faces: [{ weights: '100 900', file: '400' }],
    fallback: fallbackOf(metrics),
    extended: true,
  };
}

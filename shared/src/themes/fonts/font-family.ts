export type FontCategory = 'sans-serif' | 'serif' | 'display' | 'handwriting' | 'monospace';

/** Metrics in percent for the local fallback font, to avoid layout shifts. */
export interface FallbackMetrics {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A family that shops serve themselves. */
export interface FontFamily {
  readonly name: string;
  readonly category: FontCategory;
  /** npm package of its files. */
  readonly package: string;
  /** Faces: CSS weights, and the part of the file names that identifies them. */
  readonly faces: readonly { readonly weights: string; readonly file: string }[];
  readonly fallback: FallbackMetrics;
  /** Whether there is an extended Latin subset. */
  readonly extended: boolean;
  /** Scale in percent, for families with small letters. */
  readonly scale?: number;
}

type Metrics = readonly [size: number, ascent: number, descent: number];

function fallbackOf([size, ascent, descent]: Metrics): FallbackMetrics {
  return { size, ascent, descent };
}

/** Slug of packages and files, such as `dm-sans` for `DM Sans`. */
export function fontSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Variable font with one file for a range of CSS weights, such as `100 900`. */
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

/** Static font with a single file for all weights, so that browsers never embolden it. */
export function single(name: string, category: FontCategory, metrics: Metrics): FontFamily {
  return {
    ...{ name, category, package: `@fontsource/${fontSlug(name)}` },
    faces: [{ weights: '100 900', file: '400' }],
    fallback: fallbackOf(metrics),
    extended: true,
  };
}

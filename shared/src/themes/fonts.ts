interface Font {
  /** As a CSS font stack; the fallback face has the metrics of the font that it stands in for. */
  readonly stack: string;
  /** Of the subset that every page needs at once, without its folder; undefined for fonts of the system. */
  readonly file?: string;
}

const FONTS: Readonly<Record<string, Font>> = {
  Fraunces: {
    stack: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    file: 'fraunces-latin-wght-normal.woff2',
  },
  'Instrument Sans': {
    stack: "'Instrument Sans', 'Instrument Sans Fallback', Arial, sans-serif",
    file: 'instrument-sans-latin-wght-normal.woff2',
  },
  Lato: { stack: "'Lato', 'Helvetica Neue', Arial, sans-serif" },
};

/** A font that is not listed is used by its name, before the system's own sans-serif. */
export function fontOf(name: string): Font {
  return FONTS[name] ?? { stack: `'${name}', system-ui, sans-serif` };
}

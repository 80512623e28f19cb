interface Font {
  /** As a CSS font stack; the fallback face has the metrics of the font that it stands in for. */
  readonly stack: string;
  /** Of the subset that every page needs at once, without its folder; undefined for fonts of the system. */
  readonly file?: string;
}

function font(name: string, generic: 'serif' | 'sans-serif', file: string): Font {
  const alike = generic === 'serif' ? 'Georgia' : 'Arial';
  return { stack: `'${name}', '${name} Fallback', ${alike}, ${generic}`, file };
}

function variable(name: string, generic: 'serif' | 'sans-serif'): Font {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return font(name, generic, `${slug}-latin-wght-normal.woff2`);
}

/** The families that a shop serves from its own host; themes share them. */
const FONTS: Readonly<Record<string, Font>> = {
  'Big Shoulders Display': variable('Big Shoulders Display', 'sans-serif'),
  Bitter: variable('Bitter', 'serif'),
  'Bodoni Moda': variable('Bodoni Moda', 'serif'),
  'Bricolage Grotesque': variable('Bricolage Grotesque', 'sans-serif'),
  'EB Garamond': variable('EB Garamond', 'serif'),
  Fraunces: variable('Fraunces', 'serif'),
  'Hanken Grotesk': variable('Hanken Grotesk', 'sans-serif'),
  'Instrument Sans': variable('Instrument Sans', 'sans-serif'),
  Lato: font('Lato', 'sans-serif', 'lato-latin-400-normal.woff2'),
  Nunito: variable('Nunito', 'sans-serif'),
  'Space Grotesk': variable('Space Grotesk', 'sans-serif'),
  Unbounded: variable('Unbounded', 'sans-serif'),
};

export const FONT_NAMES: readonly string[] = Object.keys(FONTS);

/** A font that is not listed is used by its name, before the system's own sans-serif. */
export function fontOf(name: string): Font {
  return FONTS[name] ?? { stack: `'${name}', system-ui, sans-serif` };
}

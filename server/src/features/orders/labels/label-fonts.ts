import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { Font } from 'fontkit';

/** Part of a text that one font can draw. */
export interface FontRun {
  readonly text: string;
  readonly font: string;
}

const { resolve } = createRequire(import.meta.url);
const dejaVu = (style: string) => resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${style}.ttf`);
const asset = (name: string) =>
  fileURLToPath(new URL(`../../../../../assets/fonts/${name}`, import.meta.url));
const noto = (script: string) => {
  const name = script.charAt(0).toUpperCase() + script.slice(1);
  return resolve(
    `@expo-google-fonts/noto-sans-${script}/400Regular/NotoSans${name}_400Regular.ttf`,
  );
};

/**
 * Font files by name, found when they are first used. DejaVu Sans has the letters of Europe, Hebrew,
 * Arabic, Georgian, Armenian and Lao, and many symbols. Droid Sans Fallback has Chinese, Japanese and
 * Korean in one file of 3 MB; the packages with these scripts are 30 to 80 MB. The subset of Noto Sans
 * JP has what it lacks: rare ideographs of names such as 𠮷, and characters such as ㍿ and ①.
 */
const files: ReadonlyMap<string, () => string> = new Map([
  ['Regular', () => dejaVu('')],
  ['Bold', () => dejaVu('-Bold')],
  ['CJK', () => asset('DroidSansFallback.ttf')],
  ['Rare CJK', () => asset('NotoSansJPSubset.ttf')],
  ...[
    'thai',
    'devanagari',
    'bengali',
    'gurmukhi',
    'gujarati',
    'tamil',
    'telugu',
    'kannada',
    'malayalam',
    'sinhala',
    'myanmar',
    'khmer',
    'ethiopic',
  ].map((script): [string, () => string] => [script, () => noto(script)]),
  ['Emoji', () => resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')],
]);

/** Fonts for what the chosen one lacks, in the order in which they are tried. */
const fallbacks = [...files.keys()].slice(2);
/** Selects or joins glyphs, and is invisible itself. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Characters that readers expect as emoji; text fonts draw other symbols better. */
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into characters as a reader sees them. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/**
 * Fonts of one PDF. They cannot be shared, because an opened font records which characters its glyphs
 * represent in the file.
 */
export class LabelFonts {
  private readonly opened = new Map<string, Font>();
  /** Font by preferred font and character; wrapping measures the same characters repeatedly. */
  private readonly chosen = new Map<string, string>();

  private constructor(private readonly openSync: (file: string) => Font) {}

  /** Loads the library on first use, because most processes never print. */
  static async load(): Promise<LabelFonts> {
    const { openSync } = await import('fontkit');
    // None of the files is a collection of fonts.
    return new LabelFonts((file) => withoutAnchorErrors(openSync(file) as Font));
  }

  named(name: string): Font {
    const opened = this.opened.get(name) ?? this.openSync(files.get(name)?.() ?? '');
    this.opened.set(name, opened);
    return opened;
  }

  /**
   * Splits a text into runs by font. The first font that has all of a character draws it with its
   * marks. If none has, its compatible form is drawn, such as A for 𝐀; without one, `preferred` draws
   * a box.
   */
  runsOf(text: string, preferred: string): readonly FontRun[] {
    const runs: { text: string; font: string }[] = [];
    for (const character of this.knownCharacters(text, preferred)) {
      const font = this.fontOf(character, preferred);
      const drawn = this.drawable(character, font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ text: drawn, font });
    }
    return runs;
  }

  private knownCharacters(text: string, preferred: string): readonly string[] {
    return charactersOf(text).flatMap((character) => {
      if (this.hasAll(this.fontOf(character, preferred), character)) return [character];
      return charactersOf(character.normalize('NFKC'));
    });
  }

  private fontOf(character: string, preferred: string): string {
    const key = preferred + character;
    const found = this.chosen.get(key) ?? this.findFont(character, preferred);
    this.chosen.set(key, found);
    return found;
  }

  private findFont(character: string, preferred: string): string {
    const first = emoji.test(character) ? ['Emoji', preferred] : [preferred];
    const fonts = [...first, ...fallbacks];
    return fonts.find((name) => this.hasAll(name, character)) ?? preferred;
  }

  private hasAll(font: string, character: string): boolean {
    return [...character].every((letter) => invisible.test(letter) || this.has(font, letter));
  }

  /** Leaves out invisible characters that the font would draw as boxes. */
  private drawable(character: string, font: string): string {
    if (!invisible.test(character)) return character;
    return [...character]
      .filter((letter) => !invisible.test(letter) || this.has(font, letter))
      .join('');
  }

  private has(name: string, letter: string): boolean {
    return this.named(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}

/** Leaves marks where their glyphs have them, instead of moving them to their letter. */
const marksUnmoved = { mark: false, mkmk: false, abvm: false, blwm: false };

/** fontkit throws if a font has no place for a mark on a letter, as for `ਪੰ` in Gurmukhi. */
function withoutAnchorErrors(font: Font): Font {
  const layout = font.layout.bind(font);
  return Object.assign(font, {
    layout: (text: string, features?: Parameters<Font['layout']>[1]) => {
      try {
        return layout(text, features);
      } catch {
        return layout(text, marksUnmoved);
      }
    },
  });
}

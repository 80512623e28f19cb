import { FONT_FAMILIES, fontFaces } from '@selvedge/shared/themes/fonts';

/** The Latin and Latin Extended files of every installed font family. */
const files = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/*/files/*-latin-ext-wght-normal.woff2',
    '../../../node_modules/@fontsource/*/files/*-latin-400-normal.woff2',
    '../../../node_modules/@fontsource/*/files/*-latin-ext-400-normal.woff2',
    '../../../node_modules/@fontsource/lato/files/lato-{latin,latin-ext}-700-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);
const urls = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** Returns the URL of a font file in this build. */
export const fontUrl = (file: string): string | undefined => urls.get(file);

/** Font faces of every family, for screens that preview all fonts. */
export const allFontFaces = (): string =>
  FONT_FAMILIES.map(({ name }) => fontFaces(name, fontUrl)).join('');

import { FONT_FAMILIES, fontFaces } from '@selvedge/shared/themes/fonts';

/** The first files of every family that is installed: the letters of western and of middle Europe. */
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

/** Where a font's file is served; the build knows it by its name. */
export const fontUrl = (file: string): string | undefined => urls.get(file);

/** The faces of every family, for a screen on which each is shown in itself. */
export const allFontFaces = (): string =>
  FONT_FAMILIES.map(({ name }) => fontFaces(name, fontUrl)).join('');

import type { ThemeValues } from './theme.js';

/** THM-005: `preview` is a theme that is being tried, `native` one that a shop has. */
export type ThemeMode = 'native' | 'preview';

/** A page that a theme was seen on; `url` is its path. */
export interface ThemePage {
  readonly url: string;
  readonly title: string;
}

/** THM-002: a theme as somebody looks at it. */
export interface ShownTheme {
  readonly name: string;
  readonly mode: ThemeMode;
  readonly pages: readonly ThemePage[];
  readonly values: ThemeValues;
}

/** THM-002: native and without pages, unless it says more. */
export function shownTheme(theme: Pick<ShownTheme, 'name'> & Partial<ShownTheme>): ShownTheme {
  return { mode: 'native', pages: [], values: {}, ...theme };
}

/** THM-003: the page instead of the one with the same url, or after the others. */
export function withPage(theme: ShownTheme, page: ThemePage): ShownTheme {
  const exists = theme.pages.some(({ url }) => url === page.url);
  const pages = exists
    ? theme.pages.map((one) => (one.url === page.url ? page : one))
    : [...theme.pages, page];
  return { ...theme, pages };
}

/** THM-005: a page in a frame, or of a theme that is being tried, is no shop that somebody visits. */
export function isNative({ mode }: Pick<ShownTheme, 'mode'>, isTopWindow: boolean): boolean {
  return isTopWindow && mode === 'native';
}

/** THM-007: the host on which a theme is tried: the store's, but the main brand's for the atlas themes. */
export function previewHost(
  name: string,
  hosts: { readonly store: string; readonly mainBrand: string },
): string {
  return name === 'atlas' || name === 'atlasDark' ? hosts.mainBrand : hosts.store;
}

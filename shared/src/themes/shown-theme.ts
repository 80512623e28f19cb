import type { ThemeValues } from './theme.js';

/** `preview` is a previewed theme, `native` the theme of a shop. */
export type ThemeMode = 'native' | 'preview';

/** A page on which the theme was shown; `url` is its path. */
export interface ThemePage {
  readonly url: string;
  readonly title: string;
}

/** A theme in use or preview. */
export interface ShownTheme {
  readonly name: string;
  readonly mode: ThemeMode;
  readonly pages: readonly ThemePage[];
  readonly values: ThemeValues;
}

/** Creates a shown theme; native and without pages by default. */
export function shownTheme(theme: Pick<ShownTheme, 'name'> & Partial<ShownTheme>): ShownTheme {
  return { mode: 'native', pages: [], values: {}, ...theme };
}

/** Replaces the page with the same url, or appends it. */
export function withPage(theme: ShownTheme, page: ThemePage): ShownTheme {
  const exists = theme.pages.some(({ url }) => url === page.url);
  const pages = exists
    ? theme.pages.map((one) => (one.url === page.url ? page : one))
    : [...theme.pages, page];
  return { ...theme, pages };
}

/** Whether a visitor sees the shop itself, not a frame or a theme preview. */
export function isNative({ mode }: Pick<ShownTheme, 'mode'>, isTopWindow: boolean): boolean {
  return isTopWindow && mode === 'native';
}

/** Host for previews: the store's, or the main brand's for atlas themes. */
export function previewHost(
  name: string,
  hosts: { readonly store: string; readonly mainBrand: string },
): string {
  return name === 'atlas' || name === 'atlasDark' ? hosts.mainBrand : hosts.store;
}

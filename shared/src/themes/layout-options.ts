import { THEME_KEYS } from './keys.js';
import { flagOf, oneOf } from './option-values.js';
import type { ResolvedTheme } from './resolve.js';

type HeaderLayout = (typeof THEME_KEYS)['header.layout']['choices'][number];

/** What a theme says about the regions around a page beside their looks. */
export interface LayoutOptions {
  /** Logo first and the menu beside it; logo in the middle over the menu; menu, logo, icons. */
  readonly headerLayout: HeaderLayout;
  /** THM-090: gives the higher header. */
  readonly searchBar: boolean;
  /** THM-073. */
  readonly footerVisible: boolean;
}

export function layoutOptions(theme: ResolvedTheme): LayoutOptions {
  return {
    headerLayout: oneOf(THEME_KEYS['header.layout'].choices, theme['header.layout'].value),
    searchBar: flagOf(theme['header.searchBar'].value),
    footerVisible: flagOf(theme['footer.visible'].value),
  };
}

import { THEME_KEYS } from './keys.js';
import { flagOf, oneOf } from './option-values.js';
import type { ResolvedTheme } from './resolve.js';

type HeaderLayout = (typeof THEME_KEYS)['header.layout']['choices'][number];

/** Layout settings of a theme that are not styles. */
export interface LayoutOptions {
  /** Logo first with the menu next to it; logo centred above the menu; menu, logo, icons. */
  readonly headerLayout: HeaderLayout;
  /** Increases the height of the header. */
  readonly searchBar: boolean;
  readonly footerVisible: boolean;
  /** Path of the image of image blocks without their own. */
  readonly defaultImage: string | null;
  /** Path of the image on sign-in, password and coming-soon pages. */
  readonly gateImage: string | null;
}

export function layoutOptions(theme: ResolvedTheme): LayoutOptions {
  return {
    headerLayout: oneOf(THEME_KEYS['header.layout'].choices, theme['header.layout'].value),
    searchBar: flagOf(theme['header.searchBar'].value),
    footerVisible: flagOf(theme['footer.visible'].value),
    defaultImage: theme['image.default'].value || null,
    gateImage: theme['gate.image'].value || null,
  };
}

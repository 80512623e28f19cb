import { brandKeys, pageKeys } from './keys/brand.js';
import { chatKeys } from './keys/chat.js';
import { buttonKeys, formKeys, statusKeys } from './keys/controls.js';
import { cardKeys, productKeys } from './keys/goods.js';
import { isVisualKind } from './keys/key.js';
import { bannerKeys, blockKeys, imageKeys } from './keys/sections.js';
import { announcementKeys, footerKeys, gateKeys, headerKeys } from './keys/shell.js';
import { headingKeys, textKeys } from './keys/text.js';

export type { ThemeKeyKind } from './keys/key.js';

/** The keys as the theme editor shows them, group by group. */
export const THEME_KEY_GROUPS = {
  Brand: brandKeys,
  Page: pageKeys,
  Headings: headingKeys,
  Text: textKeys,
  Header: headerKeys,
  Announcement: announcementKeys,
  Pictures: imageKeys,
  Banner: bannerKeys,
  Buttons: buttonKeys,
  Forms: formKeys,
  Cards: cardKeys,
  'Product page': productKeys,
  Blocks: blockKeys,
  Messages: statusKeys,
  Gate: gateKeys,
  Footer: footerKeys,
  Chat: chatKeys,
} as const;

/**
 * The one list of theme keys (THM-052 to THM-091). A default or a theme's value may refer to another
 * key as `{primary.color}`, or derive from it: `mix`, `shade`, `onColor`. Where pages of other
 * systems already refer to a key, it has the name that they use (`button.border.radius`).
 */
export const THEME_KEYS = {
  ...brandKeys,
  ...pageKeys,
  ...headingKeys,
  ...textKeys,
  ...headerKeys,
  ...announcementKeys,
  ...imageKeys,
  ...bannerKeys,
  ...buttonKeys,
  ...formKeys,
  ...cardKeys,
  ...productKeys,
  ...blockKeys,
  ...statusKeys,
  ...gateKeys,
  ...footerKeys,
  ...chatKeys,
} as const;

export type ThemeKey = keyof typeof THEME_KEYS;

// Object.keys forgets the literal names that the list was declared with.
export const THEME_KEY_NAMES = Object.keys(THEME_KEYS) as ThemeKey[];

export function isThemeKey(name: string): name is ThemeKey {
  return Object.hasOwn(THEME_KEYS, name);
}

/** Whether the styles of a shop page read the key; options never become CSS, and a chat brings its own. */
export function isVisual(themeKey: ThemeKey): boolean {
  return isVisualKind(THEME_KEYS[themeKey].kind) && !Object.hasOwn(chatKeys, themeKey);
}

/** `banner.title.color` → `--banner-title-color`; one-to-one, because no key holds a hyphen. */
export function cssPropertyOf(themeKey: ThemeKey): `--${string}` {
  return `--${themeKey.replaceAll('.', '-')}`;
}

import { brandKeys, pageKeys } from './keys/brand.js';
import { chatKeys } from './keys/chat.js';
import { buttonKeys, formKeys, statusKeys } from './keys/controls.js';
import { cardKeys, productKeys } from './keys/goods.js';
import { isVisualKind } from './keys/key.js';
import { bannerKeys, blockKeys, imageKeys } from './keys/sections.js';
import { announcementKeys, footerKeys, gateKeys, headerKeys } from './keys/shell.js';
import { headingKeys, textKeys } from './keys/text.js';

export type { ThemeKeyKind } from './keys/key.js';

/** Keys by group, as displayed in the theme editor. */
export const THEME_KEY_GROUPS = {
  Brand: brandKeys,
  Page: pageKeys,
  Headings: headingKeys,
  Text: textKeys,
  Header: headerKeys,
  Announcement: announcementKeys,
  Images: imageKeys,
  Banner: bannerKeys,
  Buttons: buttonKeys,
  Forms: formKeys,
  Cards: cardKeys,
  'Product page': productKeys,
  Blocks: blockKeys,
  Messages: statusKeys,
  'Gated content': gateKeys,
  Footer: footerKeys,
  Chat: chatKeys,
} as const;

/**
 * All theme keys (THM-052 to THM-091). Values can reference another key as `{primary.color}` or
 * derive from it: `mix`, `shade`, `onColor`. Keys that imported pages use keep their names
 * (`button.border.radius`).
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

// Object.keys returns plain strings.
export const THEME_KEY_NAMES = Object.keys(THEME_KEYS) as ThemeKey[];

export function isThemeKey(name: string): name is ThemeKey {
  return Object.hasOwn(THEME_KEYS, name);
}

/** Whether page styles use the key. Options never become CSS, and chats load their own. */
export function isVisual(themeKey: ThemeKey): boolean {
  return isVisualKind(THEME_KEYS[themeKey].kind) && !Object.hasOwn(chatKeys, themeKey);
}

/**
 * CSS property of a key, such as `--banner-title-color`. Unique, because keys contain no hyphens.
 */
export function cssPropertyOf(themeKey: ThemeKey): `--${string}` {
  return `--${themeKey.replaceAll('.', '-')}`;
}

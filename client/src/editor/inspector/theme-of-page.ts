import { cssPropertyOf, isThemeKey, isVisual } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';
import { createContext, type RefObject } from 'react';

/** Resolves a value of the page in its theme; undefined if the theme does not define it. */
export type ThemeOfPage = (value: string) => string | undefined;

export const PageTheme = createContext<ThemeOfPage>((value) =>
  referencedKey(value) === undefined ? value : undefined,
);

/** Resolves theme values by the computed styles of the page in the frame. */
export function themeOfFrame(frame: RefObject<HTMLIFrameElement | null>): ThemeOfPage {
  return (value) => {
    const key = referencedKey(value);
    if (key === undefined) return value;
    const root = frame.current?.contentDocument?.documentElement;
    if (root === undefined || !isThemeKey(key) || !isVisual(key)) return undefined;
    return getComputedStyle(root).getPropertyValue(cssPropertyOf(key)).trim() || undefined;
  };
}

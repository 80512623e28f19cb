import { cssPropertyOf, isThemeKey, isVisual } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';
import { createContext, type RefObject } from 'react';

/** What a value of the page is in the theme that it is shown in; undefined where that is not known. */
export type ThemeOfPage = (value: string) => string | undefined;

export const PageTheme = createContext<ThemeOfPage>((value) =>
  referencedKey(value) === undefined ? value : undefined,
);

/** As the page in a frame is set now. */
export function themeOfFrame(frame: RefObject<HTMLIFrameElement | null>): ThemeOfPage {
  return (value) => {
    const key = referencedKey(value);
    if (key === undefined) return value;
    const root = frame.current?.contentDocument?.documentElement;
    if (root === undefined || !isThemeKey(key) || !isVisual(key)) return undefined;
    return getComputedStyle(root).getPropertyValue(cssPropertyOf(key)).trim() || undefined;
  };
}

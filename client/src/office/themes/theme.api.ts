import type { SaveTheme, ThemeAnswer } from '@selvedge/shared/themes/contract';

import { call } from '../../lib/http.js';

const pathOf = (division: number) => `/divisions/${String(division)}/theme/`;

/** Fetches the theme. Throws ApiError with status 403 without the permission to change it. */
export const fetchTheme = (division: number) => call<ThemeAnswer>('GET', pathOf(division));

/**
 * Saves the theme. Refused with 409 and the current theme if the store was saved since `position`.
 */
export const saveTheme = (division: number, theme: SaveTheme) =>
  call<ThemeAnswer>('PUT', pathOf(division), theme);

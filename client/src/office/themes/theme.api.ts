import type { SaveTheme, ThemeAnswer } from '@selvedge/shared/themes/contract';

import { call } from '../../lib/http.js';

const pathOf = (division: number) => `/divisions/${String(division)}/theme/`;

/** API-058. Throws ApiError with status 403 for those who may not change the theme. */
export const fetchTheme = (division: number) => call<ThemeAnswer>('GET', pathOf(division));

/** Refused with 409 and the present theme when the store was saved since `position`. */
export const saveTheme = (division: number, theme: SaveTheme) =>
  call<ThemeAnswer>('PUT', pathOf(division), theme);

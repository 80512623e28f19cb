import type { Theme } from '../theme.js';

/**
 * For themes with a nearly black primary button, which hardly stands out on a dark image: buttons on
 * images exchange their colours.
 */
export const lightButtonFirst: Theme['values'] = {
  'banner.button.primary.textColor': '{button.secondary.textColor}',
  'banner.button.primary.backgroundColor': '{button.secondary.backgroundColor}',
  'banner.button.secondary.textColor': '{button.primary.textColor}',
  'banner.button.secondary.backgroundColor': '{button.primary.backgroundColor}',
};

export { ShopInTheme } from './preview/ShopInTheme.js';
export { fetchTheme, saveTheme } from './theme.api.js';
export { themeTitle } from './theme-labels.js';
export { ThemeCards } from './themes/ThemeCards.js';

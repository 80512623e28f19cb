export { ThemeCards } from './themes/ThemeCards.js';

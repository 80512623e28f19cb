export { followTheme, themeTrier } from './follow-theme.js';

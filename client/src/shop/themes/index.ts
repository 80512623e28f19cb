export { followTheme } from './follow-theme.js';

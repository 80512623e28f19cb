export { SECTIONS } from './settings-sections.js';

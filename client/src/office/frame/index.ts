export { FirstScreen, NotHere, Office } from './Office.js';

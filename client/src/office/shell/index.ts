export { lazyPage } from './lazy-page.js';
export { FirstScreen } from './Office.js';
export { root } from './root.js';

export { lazyPage } from './lazy-page.js';
export { root } from './root.js';
export type { ScreenAbility } from './screen-data.js';

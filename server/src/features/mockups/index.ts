export { MockupsModule } from './mockups.module.js';

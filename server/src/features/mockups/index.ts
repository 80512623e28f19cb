export { MockupMasters, type MockupRequest } from './mockup-masters.js';
export { MockupsModule } from './mockups.module.js';

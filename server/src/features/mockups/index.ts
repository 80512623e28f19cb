export { MockupMasters, type MockupMaster, type MockupRequest } from './mockup-masters.js';
export { MockupsModule } from './mockups.module.js';

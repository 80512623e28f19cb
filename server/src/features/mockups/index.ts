export { MockupMasters, type MockupRequest } from './mockup-masters.service.js';
export { MockupsModule } from './mockups.module.js';

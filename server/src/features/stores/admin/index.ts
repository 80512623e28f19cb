export { StoreSettingsModule } from './store-admin.module.js';

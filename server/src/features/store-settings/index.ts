export { StoreSettingsModule } from './store-settings.module.js';

export { BusinessModule } from './business.module.js';

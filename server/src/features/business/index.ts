export { BusinessModule } from './business.module.js';
export { BusinessService } from './business.service.js';

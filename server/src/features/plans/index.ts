export { PlansModule } from './plans.module.js';
export { Plans } from './plans.service.js';

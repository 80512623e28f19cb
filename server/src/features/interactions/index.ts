export { InteractionsModule } from './interactions.module.js';

export { DeskUuidPipe } from './desk-uuid.pipe.js';
export { ChoiceUnknown, NotOnThisDesk } from './product-desk.errors.js';
export { ProductDeskModule } from './product-desk.module.js';
export { StoreHostGuard } from './store-host.guard.js';

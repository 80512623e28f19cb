export { DeskUuidPipe } from './uuid.pipe.js';
export { ChoiceUnknown, NotOnThisDesk } from './product-admin.errors.js';
export { ProductDeskModule } from './product-admin.module.js';
export { StoreHostGuard } from './store-host.guard.js';

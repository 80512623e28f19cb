export { UuidPipe } from './uuid.pipe.js';
export { ChoiceUnknown, NotOnThisDesk } from './product-admin.errors.js';
export { ProductAdminModule } from './product-admin.module.js';
export { StoreHostGuard } from './store-host.guard.js';

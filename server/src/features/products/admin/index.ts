export { UuidPipe } from './uuid.pipe.js';
export { ChoiceUnknown, NotOnThisDesk } from './product-admin.errors.js';
export { ProductAdminModule } from './product-admin.module.js';

export { CollectionDeskModule } from './collection-desk.module.js';

export { CollectionCommands, type CollectionDraft } from './collection-saving.js';
export { CollectionNotFound } from './collection.errors.js';
export { CollectionsModule } from './collections.module.js';

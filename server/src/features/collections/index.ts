export { CollectionCommands, type CollectionDraft } from './collection-saving.js';
export type { CollectionEvent } from './collection.events.js';
export { CollectionNotFound } from './collection.errors.js';
export { CollectionsModule } from './collections.module.js';

export { CollectionsService, type CollectionDraft } from './collections.service.js';
export type { CollectionEvent } from './collection.events.js';
export { collectionStream } from './collection.decider.js';
export { CollectionMoved, CollectionNotFound } from './collection.errors.js';
export { CollectionsModule } from './collections.module.js';
export { collectionsTag } from './collection.tags.js';

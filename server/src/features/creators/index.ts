export { CreatorCommands, type CreatorDraft } from './creator-saving.js';
export type { CreatorEvent } from './creator.events.js';
export { CreatorNotFound } from './creator.errors.js';
export { CreatorsModule } from './creators.module.js';

export { CreatorCommands, type CreatorDraft } from './creator-saving.js';
export { CreatorNotFound } from './creator.errors.js';
export { CreatorsModule } from './creators.module.js';

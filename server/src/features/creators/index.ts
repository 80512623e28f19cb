export { CreatorsService, type CreatorDraft } from './creators.service.js';
export type { CreatorEvent } from './creator.events.js';
export { creatorStream } from './creator.decider.js';
export { CreatorMoved, CreatorNotFound } from './creator.errors.js';
export { CreatorsModule } from './creators.module.js';
export { creatorsTag } from './creator.tags.js';

export { AnswerCacheModule } from './answer-cache.module.js';
export { withTags } from './answer-tags.js';
export { KeepAnswer } from './keep-answer.http.js';

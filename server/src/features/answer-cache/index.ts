export { AnswerCacheModule } from './answer-cache.module.js';
export { withTags } from './answer-tags.js';
export { CacheAnswer } from './cache-answer.http.js';

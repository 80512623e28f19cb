export { AnswerCacheModule } from './answer-cache.module.js';
export { madeOf } from './answer-tags.js';
export { KeepAnswer } from './keep-answer.http.js';

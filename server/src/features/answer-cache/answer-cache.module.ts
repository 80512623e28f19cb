import { Module } from '@nestjs/common';

import { AnswerCache } from './answer-cache.service.js';
import { CachedAnswersHook } from './cached-answers.hook.js';

/** Caches API answers that are the same for all visitors (0054). */
@Module({ providers: [AnswerCache, CachedAnswersHook], exports: [AnswerCache] })
export class AnswerCacheModule {}

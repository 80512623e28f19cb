import { Module } from '@nestjs/common';

import { AnswerCache } from './answer-cache.service.js';
import { CachedAnswersHook } from './cached-answers.hook.js';

/** What keeps answers of calls that are the same for everybody (0054). */
@Module({ providers: [AnswerCache, CachedAnswersHook], exports: [AnswerCache] })
export class AnswerCacheModule {}

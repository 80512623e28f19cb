import { Module } from '@nestjs/common';

import { AnswerCache } from './answer-cache.service.js';
import { KeptAnswersHook } from './cached-answers.hook.js';

/** What keeps answers of calls that are the same for everybody (0054, 0078). */
@Module({ providers: [AnswerCache, KeptAnswersHook], exports: [AnswerCache] })
export class AnswerCacheModule {}

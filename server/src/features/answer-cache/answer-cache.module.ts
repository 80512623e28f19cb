import { Module } from '@nestjs/common';

import { AnswerCache } from './answer-cache.service.js';

/** What keeps answers of calls that are the same for everybody (0054). */
@Module({ providers: [AnswerCache], exports: [AnswerCache] })
export class AnswerCacheModule {}

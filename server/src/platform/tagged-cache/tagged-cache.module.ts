import { Global, Module } from '@nestjs/common';

import { TagEviction } from './tag-eviction.js';

/** What keeps caches true to the log. Features register their tables with the log, and their caches here. */
@Global()
@Module({ providers: [TagEviction], exports: [TagEviction] })
export class TaggedCacheModule {}

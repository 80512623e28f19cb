import { Global, Module } from '@nestjs/common';

import { TagEviction } from './tag-eviction.js';

/** Cache eviction. Features register their tag tables with the log, and their caches here. */
@Global()
@Module({ providers: [TagEviction], exports: [TagEviction] })
export class TaggedCacheModule {}

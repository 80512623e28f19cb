import { Module } from '@nestjs/common';

import { AnswerCacheModule } from '../answer-cache/index.js';
import { SearchController } from './search.controller.js';
import { SearchReader } from './search.queries.js';
import { ShopSearch } from './shop-search.service.js';

@Module({
  imports: [AnswerCacheModule],
  controllers: [SearchController],
  providers: [SearchReader, ShopSearch],
  exports: [SearchReader],
})
export class SearchModule {}

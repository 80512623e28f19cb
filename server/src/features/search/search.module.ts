import { Module } from '@nestjs/common';

import { SearchController } from './search.controller.js';
import { SearchReader } from './search.queries.js';
import { ShopSearch } from './shop-search.service.js';

@Module({
  controllers: [SearchController],
  providers: [SearchReader, ShopSearch],
  exports: [SearchReader],
})
export class SearchModule {}

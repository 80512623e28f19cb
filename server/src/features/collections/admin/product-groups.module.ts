import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { CollectionDesk } from './collection-admin.service.js';
import { CollectionDeskController } from './collection-admin.controller.js';
import { CreatorDesk } from './creator-admin.service.js';
import { CreatorDeskController } from './creator-admin.controller.js';
import { ShelfHistories } from './product-group-history.service.js';
import { ShelfMoves } from './product-group-moves.service.js';
import { ShelfQueries } from './product-group.queries.js';

/** Where an owner keeps the collections and the creators of a store. */
@Module({
  imports: [CatalogueModule],
  controllers: [CollectionDeskController, CreatorDeskController],
  providers: [ShelfQueries, ShelfMoves, ShelfHistories, CollectionDesk, CreatorDesk],
})
export class CollectionDeskModule {}

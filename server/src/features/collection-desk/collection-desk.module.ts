import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { CollectionDesk } from './collection-desk.js';
import { CollectionDeskController } from './collection-desk.controller.js';
import { CreatorDesk } from './creator-desk.js';
import { CreatorDeskController } from './creator-desk.controller.js';
import { ShelfHistories } from './shelf-history.js';
import { ShelfMoves } from './shelf-moves.js';
import { ShelfQueries } from './shelf.queries.js';

/** Where an owner keeps the collections and the creators of a store. */
@Module({
  imports: [CatalogueModule],
  controllers: [CollectionDeskController, CreatorDeskController],
  providers: [ShelfQueries, ShelfMoves, ShelfHistories, CollectionDesk, CreatorDesk],
})
export class CollectionDeskModule {}

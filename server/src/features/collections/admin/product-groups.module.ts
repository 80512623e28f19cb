import { Module } from '@nestjs/common';

import { CreatorsModule } from '../../creators/index.js';
import { ProductsModule } from '../../products/index.js';
import { CollectionsModule } from '../collections.module.js';
import { CollectionAdminService } from './collection-admin.service.js';
import { CollectionAdminController } from './collection-admin.controller.js';
import { CreatorAdminService } from './creator-admin.service.js';
import { CreatorAdminController } from './creator-admin.controller.js';
import { ProductGroupHistories } from './product-group-history.service.js';
import { ProductGroupMoves } from './product-group-moves.service.js';
import { ProductGroupQueries } from './product-group.queries.js';

@Module({
  imports: [ProductsModule, CollectionsModule, CreatorsModule],
  controllers: [CollectionAdminController, CreatorAdminController],
  providers: [
    ProductGroupQueries,
    ProductGroupMoves,
    ProductGroupHistories,
    CollectionAdminService,
    CreatorAdminService,
  ],
})
export class ProductGroupsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { CollectionsModule } from '../collections/index.js';
import { CreatorsModule } from '../creators/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { CatalogueController } from './catalogue.controller.js';
import { GridReader } from './grid.queries.js';
import { ProductEntity } from './product.entity.js';
import type { ProductEvent } from './product.events.js';
import { products } from './product.projection.js';
import { withWholeProduct } from './product.upcasters.js';
import { CatalogueReader } from './product.queries.js';
import { ProductIds } from './product-ids.queries.js';
import { ProductListsController } from './product-lists.controller.js';
import { ProductModels } from './product-models.js';
import { ProductModelsReader } from './product-models.queries.js';
import { ProductSalesEntity } from './product-sales.entity.js';
import { productSales } from './product-sales.projection.js';
import { ProductCommands } from './product-saving.js';
import { ShelvesReader } from './shelves.queries.js';
import { ShownPlacesReader } from './shown-places.queries.js';

const eventTypes: EventTypes<ProductEvent> = {
  ProductSaved: { schemaVersion: 2, upcasters: { 1: withWholeProduct } },
};

@Module({
  imports: [
    TypeOrmModule.forFeature([ProductEntity, ProductSalesEntity]),
    CollectionsModule,
    CreatorsModule,
    ReviewsModule,
  ],
  controllers: [CatalogueController, ProductListsController],
  providers: [
    CatalogueReader,
    GridReader,
    ProductModelsReader,
    ProductModels,
    ProductCommands,
    ProductIds,
    ShelvesReader,
    ShownPlacesReader,
  ],
  exports: [
    ShelvesReader,
    ShownPlacesReader,
    ProductIds,
    CatalogueReader,
    GridReader,
    ProductModels,
    ProductCommands,
    CollectionsModule,
    CreatorsModule,
    ReviewsModule,
  ],
})
export class CatalogueModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes,
      inline: [project(products, ProductEntity)],
      async: [project(productSales, ProductSalesEntity)],
    });
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import {
  EventLogRegistry,
  project,
  projectAsync,
} from '../../platform/event-log/model/registry.js';
import { ProductIds } from './product-ids.queries.js';
import { ProductSalesEntity } from './product-sales.entity.js';
import { productSales } from './product-sales.projection.js';
import { productSalesTags } from './product-sales.tags.js';
import { ProductEntity } from './product.entity.js';
import type { ProductEvent } from './product.events.js';
import { products } from './product.projection.js';
import { ProductsReader } from './product.queries.js';
import { withUnknownPlace, withWholeProduct } from './product.upcasters.js';
import { ProductsService } from './products.service.js';
import { productTags } from './product.tags.js';

const eventTypes: EventTypes<ProductEvent> = {
  ProductSaved: { schemaVersion: 3, upcasters: { 1: withWholeProduct, 2: withUnknownPlace } },
};

@Module({
  imports: [TypeOrmModule.forFeature([ProductEntity, ProductSalesEntity])],
  providers: [ProductsService, ProductIds, ProductsReader],
  exports: [ProductsService, ProductIds, ProductsReader],
})
export class ProductsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes,
      inline: [project(products, ProductEntity)],
      async: [projectAsync(productSales, ProductSalesEntity)],
      tags: [productTags, productSalesTags],
    });
  }
}

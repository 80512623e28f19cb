import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/registry.js';
import { CatalogueController } from './catalogue.controller.js';
import { ProductEntity } from './product.entity.js';
import type { ProductEvent } from './product.events.js';
import { products } from './product.projection.js';
import { withWholeProduct } from './product.upcasters.js';
import { CatalogueReader } from './product.queries.js';
import { ProductIds } from './product-ids.queries.js';
import { ProductCommands } from './product-saving.js';

const eventTypes: EventTypes<ProductEvent> = {
  ProductSaved: { schemaVersion: 2, upcasters: { 1: withWholeProduct } },
};

@Module({
  imports: [TypeOrmModule.forFeature([ProductEntity])],
  controllers: [CatalogueController],
  providers: [CatalogueReader, ProductCommands, ProductIds],
  exports: [CatalogueReader, ProductCommands],
})
export class CatalogueModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes, inline: [project(products, ProductEntity)] });
  }
}

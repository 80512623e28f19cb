import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { CatalogueModelsReader } from './catalogue-models.queries.js';
import { Models } from './models.service.js';
import { ModelsController } from './models.controller.js';
import { PeopleModelsReader } from './people-models.queries.js';
import { ProductSource } from './product-source.service.js';
import { StoreModels } from './store-models.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ModelsController],
  providers: [Models, ProductSource, CatalogueModelsReader, PeopleModelsReader, StoreModels],
})
export class ModelsModule {}

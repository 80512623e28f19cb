import { Module } from '@nestjs/common';

import { AnswerCacheModule } from '../answer-cache/index.js';
import { CollectionsModule } from '../collections/index.js';
import { CreatorsModule } from '../creators/index.js';
import { ProductsModule } from '../products/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueReader } from './catalogue.queries.js';
import { GridReader } from './grid.queries.js';
import { NamedProductsReader } from './named-products.queries.js';
import { ProductListsReader } from './product-lists.queries.js';
import { ProductListsController } from './product-lists.controller.js';
import { ProductModels } from './product-models.service.js';
import { ProductModelsReader } from './product-models.queries.js';
import { MockupSource } from './block-sources/mockup.source.js';
import { PlaceTilesSource } from './block-sources/place-tiles.source.js';
import { PricePartsSource } from './block-sources/price-parts.source.js';
import { ProductListSource } from './block-sources/product-list.source.js';
import { ShownPlacesReader } from './shown-places.queries.js';
import { SoldChartsReader } from './sold-charts.queries.js';

@Module({
  imports: [AnswerCacheModule, ProductsModule, CollectionsModule, CreatorsModule, ReviewsModule],
  controllers: [CatalogueController, ProductListsController],
  providers: [
    CatalogueReader,
    GridReader,
    ProductModelsReader,
    ProductModels,
    ProductListsReader,
    NamedProductsReader,
    ProductListSource,
    PlaceTilesSource,
    MockupSource,
    PricePartsSource,
    ShownPlacesReader,
    SoldChartsReader,
  ],
  exports: [
    ProductListSource,
    PlaceTilesSource,
    MockupSource,
    PricePartsSource,
    ShownPlacesReader,
    SoldChartsReader,
    CatalogueReader,
    GridReader,
    ProductModels,
    ProductsModule,
    CollectionsModule,
    CreatorsModule,
    ReviewsModule,
  ],
})
export class CatalogueModule {}

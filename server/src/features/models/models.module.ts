import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { CustomersModule } from '../customers/index.js';
import { OrdersModule } from '../orders/index.js';
import { StaffModule } from '../staff/index.js';
import { CatalogueModelsReader } from './catalogue-models.queries.js';
import { CustomerModels } from './customer-models.service.js';
import { Models } from './models.service.js';
import { ModelsController } from './models.controller.js';
import { OrderModels } from './order-models.service.js';
import { PeopleModels } from './people-models.service.js';
import { PeopleModelsReader } from './people-models.queries.js';
import { ProductSource } from './product-source.service.js';
import { StoreModels } from './store-models.service.js';
import { UserModels } from './user-models.service.js';

@Module({
  imports: [CatalogueModule, OrdersModule, CustomersModule, StaffModule],
  controllers: [ModelsController],
  providers: [
    Models,
    ProductSource,
    CatalogueModelsReader,
    StoreModels,
    OrderModels,
    CustomerModels,
    UserModels,
    PeopleModels,
    PeopleModelsReader,
  ],
})
export class ModelsModule {}

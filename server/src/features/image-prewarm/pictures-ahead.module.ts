import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ImagesModule } from '../images/index.js';
import { StoresModule } from '../stores/index.js';
import { FirstProducts } from './first-products.js';
import { PicturesAhead } from './pictures-ahead.js';
import { ProductDrawer } from './product-drawer.js';

@Module({
  imports: [CatalogueModule, ImagesModule, StoresModule],
  providers: [FirstProducts, PicturesAhead, ProductDrawer],
})
export class PicturesAheadModule {
  constructor(registry: EventLogRegistry, ahead: PicturesAhead) {
    registry.register({ fanOut: [ahead] });
  }
}

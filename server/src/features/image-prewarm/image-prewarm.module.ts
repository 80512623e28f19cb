import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ImagesModule } from '../images/index.js';
import { StoresModule } from '../stores/index.js';
import { FirstProducts } from './first-products.js';
import { ImagePrewarm } from './image-prewarm.js';
import { ProductRenderer } from './product-renderer.js';

@Module({
  imports: [CatalogueModule, ImagesModule, StoresModule],
  providers: [FirstProducts, ImagePrewarm, ProductRenderer],
})
export class ImagePrewarmModule {
  constructor(registry: EventLogRegistry, ahead: ImagePrewarm) {
    registry.register({ broadcasts: [ahead] });
  }
}

import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ImagesModule } from '../images/index.js';
import { StoresModule } from '../stores/index.js';
import { FirstProducts } from './first-products.service.js';
import { ImagePrewarm } from './image-prewarm.service.js';
import { ProductRenderer } from './product-renderer.service.js';

@Module({
  imports: [CatalogueModule, ImagesModule, StoresModule],
  providers: [FirstProducts, ImagePrewarm, ProductRenderer],
})
export class ImagePrewarmModule {
  constructor(registry: EventLogRegistry, ahead: ImagePrewarm) {
    registry.register({ broadcasts: [ahead] });
  }
}

import { Module } from '@nestjs/common';
import sharp from 'sharp';

import { MediaModule } from '../media/index.js';
import { MockupsModule } from '../mockups/index.js';
import { ImagesController } from './images.controller.js';
import { OldMockupsController } from './old-mockups.controller.js';
import { OpenPicturesGuard } from './open-pictures.guard.js';
import { PictureSources } from './picture-sources.service.js';
import { PictureThumbnails } from './picture-thumbnails.service.js';
import { Pictures } from './pictures.service.js';
import { ShopPicturesController } from './shop-pictures.controller.js';

// The operation cache of libvips is useless here: renditions are cached as files.
sharp.cache(false);

@Module({
  imports: [MediaModule, MockupsModule],
  controllers: [ImagesController, OldMockupsController, ShopPicturesController],
  providers: [PictureSources, Pictures, PictureThumbnails, OpenPicturesGuard],
  exports: [PictureSources, Pictures],
})
export class ImagesModule {}

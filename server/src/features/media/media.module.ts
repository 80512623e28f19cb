import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { MediaController } from './media.controller.js';
import { MediaDeletion } from './media-deletion.js';
import { MediaRow } from './media.entity.js';
import { MediaFiles } from './media-files.js';
import { MediaLibrary } from './media-library.js';
import { MediaListQueries } from './media-list.queries.js';
import { MediaListsController } from './media-lists.controller.js';
import { MediaQueries } from './media.queries.js';
import { MediaStore } from './media-store.js';
import { MediaThumbnails } from './media-thumbnails.js';
import { MediaThumbnailsProcessor } from './media-thumbnails.processor.js';
import { MediaUses } from './media-uses.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaRow])],
  controllers: [MediaListsController, MediaController],
  providers: [
    MediaQueries,
    MediaListQueries,
    MediaUses,
    MediaStore,
    MediaFiles,
    MediaThumbnails,
    MediaThumbnailsProcessor,
    MediaLibrary,
    MediaDeletion,
  ],
  exports: [MediaFiles, MediaLibrary, MediaThumbnails],
})
export class MediaModule {}

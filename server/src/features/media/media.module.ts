import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { MediaController } from './media.controller.js';
import { MediaDeletion } from './media-deletion.service.js';
import { MediaRow } from './media.entity.js';
import { MediaFiles } from './media-files.service.js';
import { MediaLibrary } from './media-library.service.js';
import { MediaListQueries } from './media-list.queries.js';
import { MediaListsController } from './media-lists.controller.js';
import { MediaQueries } from './media.queries.js';
import { MediaSquares } from './intake/media-squares.service.js';
import { MediaStore } from './media-store.service.js';
import { MediaThumbnails } from './thumbnails/media-thumbnails.service.js';
import { MediaThumbnailsProcessor } from './thumbnails/media-thumbnails.processor.js';
import { MediaUses } from './media-uses.queries.js';
import { NewestPictures } from './newest-pictures.source.js';
import { ThumbnailJobs } from './thumbnails/thumbnail-jobs.service.js';

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
    ThumbnailJobs,
    MediaLibrary,
    MediaDeletion,
    MediaSquares,
    NewestPictures,
  ],
  exports: [NewestPictures, MediaFiles, MediaLibrary, MediaSquares, MediaThumbnails],
})
export class MediaModule {}

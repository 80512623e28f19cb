import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import {
  ChangeMedia,
  CropMedia,
  DeleteMedia,
  UploadMedia,
  type MediaDetail,
  type MediaItem,
} from '@selvedge/shared/media/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { StreamedBody } from '../../platform/http/streamed-body.js';
import { mediaItemOf } from './media-answers.js';
import { MediaDeletion } from './media-deletion.service.js';
import { MediaLibrary } from './media-library.service.js';
import { MediaUses } from './media-uses.queries.js';
import { MediaUuidPipe } from './media-uuid.pipe.js';

/**
 * Operations on single items of the host's library (IMG-018, IMG-019), for members who may change
 * products.
 */
@Controller('omnis/v3/dashboard/media')
@Can('media.manage')
export class MediaController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly deletion: MediaDeletion,
    private readonly uses: MediaUses,
  ) {}

  @Post()
  @StreamedBody()
  async upload(
    @Context() context: CommandContext,
    @Query() { name }: UploadMedia,
    @Req() { raw }: FastifyRequest,
  ): Promise<MediaItem> {
    return mediaItemOf(await this.library.upload(context, name, raw));
  }

  @Get(':uuid')
  async item(
    @Context() { division }: CommandContext,
    @Param('uuid', MediaUuidPipe) uuid: string,
  ): Promise<MediaDetail> {
    const row = await this.library.find(division, uuid);
    const uses = await this.uses.of(division, [uuid]);
    return { ...mediaItemOf(row), uses: uses.get(uuid) ?? [] };
  }

  @Patch(':uuid')
  async change(
    @Context() { division }: CommandContext,
    @Param('uuid', MediaUuidPipe) uuid: string,
    @Body() change: ChangeMedia,
  ): Promise<MediaItem> {
    return mediaItemOf(await this.library.change(division, uuid, change));
  }

  @Post(':uuid/crop')
  async crop(
    @Context() context: CommandContext,
    @Param('uuid', MediaUuidPipe) uuid: string,
    @Body() part: CropMedia,
  ): Promise<MediaItem> {
    return mediaItemOf(await this.library.crop(context, uuid, part));
  }

  /** Responds with 409 and `current.uses` if the item is in use, unless `force`. */
  @Delete(':uuid')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @Context() { division }: CommandContext,
    @Param('uuid', MediaUuidPipe) uuid: string,
    @Query() { force }: DeleteMedia,
  ): Promise<void> {
    await this.deletion.deleteOne(division, uuid, force === 'true');
  }
}

import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Req } from '@nestjs/common';
import {
  DeleteManyMedia,
  MediaQuery,
  TagManyMedia,
  type DeletedMedia,
  type MediaItem,
  type MediaPage,
  type MediaTag,
} from '@selvedge/shared/media/contract';
import { maxTags, mediaFilters } from '@selvedge/shared/media/media-rules';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { CanReadLibrary } from './library.guard.js';
import { mediaItemOf } from './media-answers.js';
import { MediaDeletion } from './media-deletion.service.js';
import { MediaListQueries } from './media-list.queries.js';
import { MediaQueries } from './media.queries.js';

const defaultPerPage = 48;

/** Lists and bulk operations of the media library. */
@Controller('omnis/v3')
export class MediaListsController {
  constructor(
    private readonly lists: MediaListQueries,
    private readonly queries: MediaQueries,
    private readonly deletion: MediaDeletion,
  ) {}

  /** Lists the media library, filtered and page by page (IMG-017, API-036). */
  @Get('artemis/query')
  @CanReadLibrary()
  async page(@Req() { facts }: FastifyRequest, @Query() query: MediaQuery): Promise<MediaPage> {
    const { macros = '', searchTerm = '', page = 1, perPage = defaultPerPage } = query;
    const { total, rows } = await this.lists.page({
      division: facts.division,
      filters: mediaFilters(macros),
      searchTerm: searchTerm.trim(),
      page,
      perPage,
    });
    return { data: rows.map(mediaItemOf), total, page, perPage };
  }

  @Get('dashboard/media/tags')
  @Can('media.manage')
  tags(@Context() { division }: CommandContext): Promise<readonly MediaTag[]> {
    return this.lists.tags(division);
  }

  @Post('dashboard/media/bulk/tags')
  @HttpCode(HttpStatus.OK)
  @Can('media.manage')
  async tagMany(
    @Context() { division }: CommandContext,
    @Body() { uuids, add, remove }: TagManyMedia,
  ): Promise<readonly MediaItem[]> {
    await this.queries.changeTags(division, uuids, { add, remove, limit: maxTags });
    return (await this.queries.findMany(division, uuids)).map(mediaItemOf);
  }

  @Post('dashboard/media/bulk/delete')
  @HttpCode(HttpStatus.OK)
  @Can('media.manage')
  deleteMany(
    @Context() { division }: CommandContext,
    @Body() { uuids, force = false }: DeleteManyMedia,
  ): Promise<DeletedMedia> {
    return this.deletion.deleteMany(division, uuids, force);
  }
}

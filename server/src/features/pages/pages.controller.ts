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
} from '@nestjs/common';
import { PageListQuery, PageSaveQuery } from '@selvedge/shared/pages/contract';
import type { PageDraft } from '@selvedge/shared/pages/page-reading';
import type { PageListing, WirePage } from '@selvedge/shared/pages/page';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { OpenToEditors } from '../../platform/http/editor-calls.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { Context } from '../../platform/http/request-facts.js';
import { PageBodyPipe, PageIdPipe } from './page-body.pipe.js';
import { PagesService } from './pages.service.js';

/** Page API for owners and their editors (API-031 to API-035). */
@Controller('omnis/v3/divisions/:division/pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Get()
  @Can('pages.manage')
  @OpenToEditors('pages:list')
  list(
    @Context() { division }: CommandContext,
    @Query() query: PageListQuery,
  ): Promise<readonly PageListing[]> {
    return this.pages.list(division, query['page-type'] === 'StorePage');
  }

  @Get(':id')
  @Can('pages.join')
  @OpenToEditors('page:read')
  read(
    @Context() { division }: CommandContext,
    @Param('id', PageIdPipe) id: number,
  ): Promise<WirePage> {
    return this.pages.read(division, id);
  }

  @Post()
  @LargeBody()
  @Can('pages.manage')
  create(
    @Context() context: CommandContext,
    @Body(PageBodyPipe) draft: PageDraft,
    @Query() query: PageSaveQuery,
  ): Promise<WirePage> {
    return this.pages.create(context, draft, query.draft === '1');
  }

  /** Publishes the change unless it is marked as a draft. */
  @Patch(':id')
  @LargeBody()
  @Can('pages.manage')
  @OpenToEditors(({ query }) => (isDraft(query) ? ['page:write'] : ['page:write', 'publish']))
  change(
    @Context() context: CommandContext,
    @Param('id', PageIdPipe) id: number,
    @Body(PageBodyPipe) draft: PageDraft,
    @Query() query: PageSaveQuery,
  ): Promise<WirePage> {
    return this.pages.change(context, id, { draft, isDraft: query.draft === '1' });
  }

  /** Creates an unpublished copy with the same content. */
  @Post(':id/duplicate')
  @Can('pages.manage')
  duplicate(
    @Context() context: CommandContext,
    @Param('id', PageIdPipe) id: number,
  ): Promise<WirePage> {
    return this.pages.duplicate(context, id);
  }

  @Post(':id/publish')
  @Can('pages.publish')
  @OpenToEditors('publish')
  @HttpCode(HttpStatus.OK)
  publish(
    @Context() context: CommandContext,
    @Param('id', PageIdPipe) id: number,
  ): Promise<WirePage> {
    return this.pages.publish(context, id);
  }

  @Post(':id/unpublish')
  @Can('pages.publish')
  @OpenToEditors('publish')
  @HttpCode(HttpStatus.OK)
  unpublish(
    @Context() context: CommandContext,
    @Param('id', PageIdPipe) id: number,
  ): Promise<WirePage> {
    return this.pages.unpublish(context, id);
  }

  @Delete(':id')
  @Can('pages.manage')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(@Context() context: CommandContext, @Param('id', PageIdPipe) id: number): Promise<void> {
    return this.pages.remove(context, id);
  }
}

function isDraft(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'draft' in query && query.draft === '1';
}

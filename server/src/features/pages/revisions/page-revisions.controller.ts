import { Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import type { PageRevision, WirePage } from '@selvedge/shared/pages/page';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OpenToEditors } from '../../../platform/http/editor-calls.js';
import { Context } from '../../../platform/http/request-facts.js';
import { PageIdPipe } from '../page-body.pipe.js';
import { PagesService } from '../pages.service.js';
import { RevisionPipe } from './revision.pipe.js';

/** History of a page (PAG-022). */
@Controller('omnis/v3/divisions/:division/pages/:id/revisions')
@Can('pages.join')
export class PageRevisionsController {
  constructor(private readonly pages: PagesService) {}

  @Get()
  @OpenToEditors('page:read')
  list(
    @Context() { division }: CommandContext,
    @Param('id', PageIdPipe) id: number,
  ): Promise<readonly PageRevision[]> {
    return this.pages.revisionsOf(division, id);
  }

  /** Returns the page as of a revision. */
  @Get(':rev')
  @OpenToEditors('page:read')
  read(
    @Context() { division }: CommandContext,
    @Param('id', PageIdPipe) id: number,
    @Param('rev', RevisionPipe) rev: number,
  ): Promise<WirePage> {
    return this.pages.readRevision(division, id, rev);
  }

  /** Records the current live page without publishing it. */
  @Post()
  @Can('pages.edit')
  @OpenToEditors('page:write')
  save(@Context() context: CommandContext, @Param('id', PageIdPipe) id: number): Promise<WirePage> {
    return this.pages.save(context, id);
  }

  @Post(':rev/restore')
  @Can('pages.edit')
  @OpenToEditors('page:write')
  @HttpCode(HttpStatus.OK)
  restore(
    @Context() context: CommandContext,
    @Param('id', PageIdPipe) id: number,
    @Param('rev', RevisionPipe) rev: number,
  ): Promise<WirePage> {
    return this.pages.restore(context, id, rev);
  }
}

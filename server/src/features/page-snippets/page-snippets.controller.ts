import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { RenameSnippet, SaveSnippet, type Snippets } from '@selvedge/shared/page-snippets/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { PageSnippetsService } from './page-snippets.service.js';
import { SnippetIdPipe } from './snippet-id.pipe.js';

/** Saved blocks of a store; each change returns the full list. */
@Controller('omnis/v3/divisions/:division/snippets')
@Can('pages.edit')
export class PageSnippetsController {
  constructor(private readonly snippets: PageSnippetsService) {}

  @Get()
  list(@Context() context: CommandContext): Promise<Snippets> {
    return this.snippets.list(context);
  }

  @Post()
  save(@Context() context: CommandContext, @Body() body: SaveSnippet): Promise<Snippets> {
    return this.snippets.save(context, body);
  }

  @Patch(':snippet')
  rename(
    @Context() context: CommandContext,
    @Param('snippet', SnippetIdPipe) snippet: string,
    @Body() { name }: RenameSnippet,
  ): Promise<Snippets> {
    return this.snippets.rename(context, snippet, name);
  }

  @Delete(':snippet')
  remove(
    @Context() context: CommandContext,
    @Param('snippet', SnippetIdPipe) snippet: string,
  ): Promise<Snippets> {
    return this.snippets.remove(context, snippet);
  }
}

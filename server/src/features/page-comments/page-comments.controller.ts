import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Patch,
  Post,
  Req,
} from '@nestjs/common';
import {
  EditComment,
  StartThread,
  WriteReply,
  type CommentPerson,
  type PageComments,
} from '@selvedge/shared/page-comments/contract';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { OpenToEditors } from '../../platform/http/editor-calls.js';
import { commandContextOf, Context } from '../../platform/http/request-facts.js';
import type { CommentAddress, PageAddress, ThreadAddress } from './comment-address.js';
import { Addressed } from './comment-address.pipe.js';
import { CommentPeople } from './comment-people.service.js';
import { PageCommentsService, type Commenting } from './page-comments.service.js';

/** Comments on the blocks of a page; each change returns all threads of the page. */
@Controller('omnis/v3/divisions/:division/pages/:id/comments')
@Can('comments.write')
export class PageCommentsController {
  constructor(
    private readonly comments: PageCommentsService,
    private readonly people: CommentPeople,
  ) {}

  @Get()
  @OpenToEditors('comment')
  list(@Context() context: CommandContext, @Addressed() page: PageAddress): Promise<PageComments> {
    return this.comments.list(context, page);
  }

  /** Lists people whom a comment can mention. */
  @Get('people')
  @OpenToEditors('comment')
  mentionable(@Context() { division }: CommandContext): Promise<readonly CommentPerson[]> {
    return this.people.mentionable(division);
  }

  @Post()
  @OpenToEditors('comment')
  start(
    @Context() context: CommandContext,
    @Addressed() page: PageAddress,
    @Body() body: StartThread,
  ): Promise<PageComments> {
    return this.comments.start(context, page, body);
  }

  @Post(':thread/replies')
  @OpenToEditors('comment')
  reply(
    @Context() context: CommandContext,
    @Addressed() thread: ThreadAddress,
    @Body() body: WriteReply,
  ): Promise<PageComments> {
    return this.comments.reply(context, thread, body);
  }

  @Post(':thread/resolve')
  @OpenToEditors('comment')
  @HttpCode(HttpStatus.OK)
  resolve(
    @Context() context: CommandContext,
    @Addressed() thread: ThreadAddress,
  ): Promise<PageComments> {
    return this.comments.resolve(context, thread);
  }

  @Post(':thread/reopen')
  @OpenToEditors('comment')
  @HttpCode(HttpStatus.OK)
  reopen(
    @Context() context: CommandContext,
    @Addressed() thread: ThreadAddress,
  ): Promise<PageComments> {
    return this.comments.reopen(context, thread);
  }

  /** Edits the caller's own comment. */
  @Patch(':thread/replies/:comment')
  @OpenToEditors('comment')
  edit(
    @Req() request: FastifyRequest,
    @Addressed() comment: CommentAddress,
    @Body() body: EditComment,
  ): Promise<PageComments> {
    return this.comments.edit(commentingIn(request), comment, body);
  }

  @Delete(':thread/replies/:comment')
  @OpenToEditors('comment')
  remove(
    @Req() request: FastifyRequest,
    @Addressed() comment: CommentAddress,
  ): Promise<PageComments> {
    return this.comments.remove(commentingIn(request), comment);
  }
}

function commentingIn(request: FastifyRequest): Commenting {
  return { context: commandContextOf(request), principal: principalOf(request.facts) };
}

import { Controller, Get } from '@nestjs/common';
import type { CommentInbox } from '@selvedge/shared/page-comments/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { CommentInboxService } from './comment-inbox.service.js';

/** Open comment threads on all pages of a store, for callers who may comment. */
@Controller('omnis/v3/divisions/:division/comments')
@Can('comments.write')
export class CommentInboxController {
  constructor(private readonly inbox: CommentInboxService) {}

  @Get()
  list(@Context() context: CommandContext): Promise<CommentInbox> {
    return this.inbox.list(context);
  }
}

import { Injectable } from '@nestjs/common';
import type { CommentInbox, InboxThread } from '@selvedge/shared/page-comments/contract';
import { mentionedIn } from '@selvedge/shared/page-comments/mentions';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import { CommentPeople } from './comment-people.service.js';
import { CommentThreadsQueries, type OpenThread } from './comment-threads.queries.js';
import { commentsFor } from './comments-for.js';

/** Open comment threads on all pages of a store. */
@Injectable()
export class CommentInboxService {
  constructor(
    private readonly threads: CommentThreadsQueries,
    private readonly people: CommentPeople,
    private readonly cursors: LiveCursors,
  ) {}

  async list({ division, actor }: CommandContext): Promise<CommentInbox> {
    const cursor = this.cursors.of(division);
    const open = await this.threads.openIn(division);
    const people = await this.people.namedIn(open);
    return { threads: open.map((thread) => inboxThreadFor(actor, thread)), people, cursor };
  }
}

function inboxThreadFor(actor: string, { pageId, url, title, ...thread }: OpenThread): InboxThread {
  const { id, blockId, resolved, comments } = thread;
  const isMention = comments.some(({ text }) => mentionedIn(text ?? '').includes(actor));
  const page = { id: pageId, title: typeof title === 'string' && title !== '' ? title : url };
  return { id, blockId, resolved, comments: commentsFor(actor, comments), page, isMention };
}

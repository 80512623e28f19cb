import { Injectable } from '@nestjs/common';
import {
  maxThreadsOfPage,
  type EditComment,
  type PageComments,
  type StartThread,
  type WriteReply,
} from '@selvedge/shared/page-comments/contract';
import { mentionedIn } from '@selvedge/shared/page-comments/mentions';
import type { Principal } from '@selvedge/shared/permissions/principal';

import { authorize } from '../../platform/authorization/authorize.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import type { CommentAddress, PageAddress, ThreadAddress } from './comment-address.js';
import { CommentPeople } from './comment-people.service.js';
import type { CommentThreadCommand, CommentContent } from './comment-thread.commands.js';
import { commentThreadDecider } from './comment-thread.decider.js';
import {
  CommentNotFound,
  CommentThreadNotFound,
  PageFullOfComments,
} from './comment-thread.errors.js';
import type { CommentThreadRow } from './comment-thread.projection.js';
import { CommentThreadsQueries } from './comment-threads.queries.js';
import { commentsFor } from './comments-for.js';

/** Caller who changes a comment. */
export interface Commenting {
  readonly context: CommandContext;
  readonly principal: Principal;
}

/** Comments on the blocks of a page; each change returns all threads of the page. */
@Injectable()
export class PageCommentsService {
  constructor(
    private readonly threads: CommentThreadsQueries,
    private readonly people: CommentPeople,
    private readonly commands: CommandHandler,
    private readonly cursors: LiveCursors,
  ) {}

  async list(
    { division, actor }: CommandContext,
    { pageUuid }: PageAddress,
  ): Promise<PageComments> {
    const cursor = this.cursors.of(division);
    const rows = await this.threads.ofPage(division, pageUuid);
    const people = await this.people.namedIn(rows);
    return { threads: rows.map((row) => threadFor(actor, row)), people, cursor };
  }

  /**
   * Starts a thread. The block may be unknown, because the caller's page can be ahead of the
   * server's. Throws PageFullOfComments, CommentExists and errors of the text. Two concurrent calls
   * can exceed the limit by one.
   */
  async start(
    context: CommandContext,
    { pageUuid }: PageAddress,
    input: StartThread,
  ): Promise<PageComments> {
    const { id: threadId, blockId } = input;
    const count = await this.threads.countOf(context.division, pageUuid);
    if (count >= maxThreadsOfPage) throw new PageFullOfComments();
    const content = await this.contentOf(context, threadId, input);
    const thread = { threadId, pageUuid };
    return this.after(context, { type: 'StartCommentThread', ...thread, blockId, content });
  }

  /**
   * Adds a reply. Throws CommentThreadNotFound, CommentThreadFull, CommentExists and errors of the
   * text.
   */
  async reply(
    context: CommandContext,
    { threadId, pageUuid }: ThreadAddress,
    input: WriteReply,
  ): Promise<PageComments> {
    const content = await this.contentOf(context, input.id, input);
    return this.after(context, { type: 'WriteComment', threadId, pageUuid, content });
  }

  /**
   * Edits a comment. Throws Refused for another person's comment, CommentNotFound and errors of the
   * text.
   */
  async edit(
    { context, principal }: Commenting,
    at: CommentAddress,
    input: EditComment,
  ): Promise<PageComments> {
    await this.requireOwn(context, principal, at);
    const { threadId, pageUuid, commentId } = at;
    const content = await this.contentOf(context, commentId, input);
    return this.after(context, { type: 'EditComment', threadId, pageUuid, content });
  }

  /**
   * Deletes a comment, and the thread with its last comment. Throws Refused for another person's
   * comment, and CommentNotFound.
   */
  async remove({ context, principal }: Commenting, at: CommentAddress): Promise<PageComments> {
    await this.requireOwn(context, principal, at);
    return this.after(context, { type: 'DeleteComment', ...at });
  }

  /** Resolves a thread. Throws CommentThreadNotFound. */
  async resolve(
    context: CommandContext,
    { threadId, pageUuid }: ThreadAddress,
  ): Promise<PageComments> {
    return this.after(context, { type: 'ResolveCommentThread', threadId, pageUuid });
  }

  /** Reopens a thread. Throws CommentThreadNotFound. */
  async reopen(
    context: CommandContext,
    { threadId, pageUuid }: ThreadAddress,
  ): Promise<PageComments> {
    return this.after(context, { type: 'ReopenCommentThread', threadId, pageUuid });
  }

  private async after(
    context: CommandContext,
    command: CommentThreadCommand,
  ): Promise<PageComments> {
    await this.commands.handle(context, commentThreadDecider, command);
    return this.list(context, command);
  }

  /**
   * Checks the author before the command. Safe without a lock, since the author of a comment never
   * changes.
   */
  private async requireOwn(
    { division, actor }: CommandContext,
    principal: Principal,
    { pageUuid, threadId, commentId }: CommentAddress,
  ): Promise<void> {
    const thread = await this.threads.find(division, pageUuid, threadId);
    if (thread === undefined) throw new CommentThreadNotFound();
    const comment = thread.comments.find(({ id }) => id === commentId);
    if (comment === undefined) throw new CommentNotFound();
    authorize({ ...principal, isSelf: comment.author === actor }, 'comments.change');
  }

  /** Loads the mentionable people only if the text contains a mention. */
  private async contentOf(
    { division, actor: author }: CommandContext,
    commentId: string,
    { text }: EditComment,
  ): Promise<CommentContent> {
    await this.people.refuseMuted(author);
    const hasMentions = mentionedIn(text).length > 0;
    const mentionable = hasMentions ? await this.people.mentionable(division) : [];
    return { commentId, author, text, mentionable };
  }
}

function threadFor(
  actor: string,
  { id, blockId, resolved, comments }: CommentThreadRow,
): PageComments['threads'][number] {
  return { id, blockId, resolved, comments: commentsFor(actor, comments) };
}

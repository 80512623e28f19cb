import { randomUUID } from 'node:crypto';

import type { PageComments } from '@selvedge/shared/page-comments/contract';
import type { WirePage } from '@selvedge/shared/pages/page';
import type { Store } from '@selvedge/shared/stores/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { Answer, Browser } from '../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';
import { foreignPage } from '../pages/pages.testing.js';
import type { CommentThreadCommand } from './comment-thread.commands.js';
import { commentThreadDecider } from './comment-thread.decider.js';

export const aBlock = '0b6fd1f1-0000-4000-8000-0000000000b1';

/** Page in its own shop, with an owner and a member who comment on it. */
export class Talk {
  private constructor(
    readonly shop: Store,
    readonly page: WirePage,
    readonly owner: SignedIn,
    /** Member of the store with permission to comment on pages. */
    readonly member: SignedIn,
  ) {}

  static async begin(app: TestApp, changes: Partial<Store> = {}): Promise<Talk> {
    const shop = await app.openStore(changes);
    const { division, code } = shop;
    const owner = await app.signInOwner(shop);
    const member = await app.signInCustomer(code, [
      { division, role: 'member', permissions: ['pages-comment'] },
    ]);
    const { body } = await owner.post(`/omnis/v3/divisions/${division}/pages/`, foreignPage);
    return new Talk(shop, body, owner, member);
  }

  path(rest = ''): string {
    return `/omnis/v3/divisions/${this.shop.division}/pages/${this.page.id}/comments/${rest}`;
  }

  async list(by: Browser = this.owner): Promise<PageComments> {
    return (await by.get(this.path())).body;
  }

  /** Starts a thread and returns its id. */
  async start(text: string, by: Browser = this.owner): Promise<string> {
    const id = randomUUID();
    const { status } = await by.post(this.path(), { id, blockId: aBlock, text });
    if (status !== 201) throw new Error(`No thread: ${status}`);
    return id;
  }

  reply(thread: string, text: string, by: Browser = this.owner): Promise<Answer> {
    return by.post(this.path(`${thread}/replies/`), { id: randomUUID(), text });
  }

  /** Edits or deletes a comment, sending the CSRF token. */
  async change(
    method: 'patch' | 'delete',
    at: { readonly thread: string; readonly comment: string },
    { by = this.owner, text }: { readonly by?: Browser; readonly text?: unknown } = {},
  ): Promise<Answer> {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send(method, this.path(`${at.thread}/replies/${at.comment}/`), { body: { text } });
  }
}

export const personOf = ({ subject: { kind, id } }: SignedIn): string => `${kind}:${id}`;

/**
 * Records every event type of a thread in a store's log; the thread ends open with two comments.
 */
export async function recordTalk(app: TestApp, context: CommandContext): Promise<void> {
  const handler = app.get(CommandHandler);
  const [pageUuid, threadId] = [randomUUID(), randomUUID()];
  const comment = (text: string, commentId: string = randomUUID()) => ({
    ...{ commentId, text },
    author: context.actor,
    mentionable: [],
  });
  const first = comment('Is this the right line?', threadId);
  const taken = comment('Never mind');
  const commands: readonly CommentThreadCommand[] = [
    { type: 'StartCommentThread', threadId, pageUuid, blockId: aBlock, content: first },
    { type: 'WriteComment', threadId, pageUuid, content: comment('It is') },
    { type: 'WriteComment', threadId, pageUuid, content: taken },
    { type: 'EditComment', threadId, pageUuid, content: { ...first, text: 'Is it right?' } },
    { type: 'DeleteComment', threadId, pageUuid, commentId: taken.commentId },
    { type: 'ResolveCommentThread', threadId, pageUuid },
    { type: 'ReopenCommentThread', threadId, pageUuid },
  ];
  for (const command of commands) await handler.handle(context, commentThreadDecider, command);
}

import { Injectable } from '@nestjs/common';
import { textIn } from '@selvedge/shared/blocks/model/wire';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Accounts } from '../accounts/index.js';
import { PagesReader } from '../pages/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { CommentThreadEvent } from './comment-thread.events.js';
import { mentionMail } from './mention-mail.js';

type Mentioned = Extract<CommentThreadEvent, { readonly type: 'CommentMentioned' }>;

/** Notifies people by mail when a comment mentions them. */
@Injectable()
export class MentionMailer implements Reactor<Mentioned> {
  readonly name = 'mention-mail';
  readonly on: Reactor<Mentioned>['on'] = {
    CommentMentioned: async ({ division, position, event }) => {
      const { person: subject, name, pageUuid, threadId } = event;
      const [, customer] = /^customer:(\d+)$/.exec(subject) ?? [];
      const to = customer && (await this.accounts.emailOf(Number(customer)));
      const [store, page] = [
        this.stores.store(division),
        await this.pages.byUuid(division, pageUuid),
      ];
      // Skips erased people, and stores or pages that no longer exist.
      if (!to || name === null || store === undefined || page === undefined) return;
      const path = `/dashboard/pages/${String(page.id)}/edit?comment=${threadId}`;
      await this.outbox.enqueue({
        ...{ division, reactor: this.name, position, subject, to, sender: store.name },
        ...mentionMail({
          shop: store.name,
          page: textIn(page.page.properties['title']?.value) || page.url,
          link: this.stores.originOf(store) + path,
          name,
        }),
      });
    },
  };

  constructor(
    private readonly accounts: Accounts,
    private readonly pages: PagesReader,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}

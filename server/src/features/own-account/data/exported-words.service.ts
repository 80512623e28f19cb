import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Account } from '../../accounts/index.js';
import { SubscribersQueries } from '../../newsletter/index.js';
import { CommentThreadsQueries } from '../../page-comments/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { ExportedBelongings } from './exported-belongings.service.js';

type Words = Pick<
  AccountExport,
  'baskets' | 'favourites' | 'openings' | 'comments' | 'subscriptions'
>;

/** What a person keeps in shops, said about their pages, and subscribed to, in whichever. */
@Injectable()
export class ExportedWords {
  constructor(
    private readonly belongings: ExportedBelongings,
    private readonly comments: CommentThreadsQueries,
    private readonly subscribers: SubscribersQueries,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Words> {
    const { kind, id } = account.subject;
    const comments = await this.comments.by(`${kind}:${id}`);
    return {
      ...(await this.belongings.of(account.subject)),
      comments: comments.map(({ division, url, text, at, editedAt }) => {
        return { shop: this.nameOf(division), page: url, text, writtenAt: at, editedAt };
      }),
      subscriptions: await this.subscriptionsOf(account),
    };
  }

  /** Those of an address count only for who has shown that it is theirs. */
  private async subscriptionsOf({
    email,
    verified,
  }: Account): Promise<AccountExport['subscriptions']> {
    const found = verified ? await this.subscribers.of(email) : [];
    return found.map(({ division, mailingList, firstName, askedAt, confirmedAt }) => {
      return { shop: this.nameOf(division), mailingList, firstName, askedAt, confirmedAt };
    });
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no more';
  }
}

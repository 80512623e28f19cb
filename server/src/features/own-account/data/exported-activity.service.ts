import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Account } from '../../accounts/index.js';
import { CommentThreadsQueries } from '../../page-comments/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { ExportedSavedItems } from './exported-saved-items.service.js';
import { ExportedLetters } from './exported-letters.service.js';

type Activity = Pick<
  AccountExport,
  'baskets' | 'favourites' | 'openings' | 'comments' | 'subscriptions' | 'messages'
>;

/** Exports a person's baskets, favourites, comments, messages and subscriptions in all shops. */
@Injectable()
export class ExportedActivity {
  constructor(
    private readonly belongings: ExportedSavedItems,
    private readonly comments: CommentThreadsQueries,
    private readonly letters: ExportedLetters,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Activity> {
    const { kind, id } = account.subject;
    const comments = await this.comments.by(`${kind}:${id}`);
    return {
      ...(await this.belongings.of(account.subject)),
      comments: comments.map(({ division, url, text, at, editedAt }) => {
        return { shop: this.nameOf(division), page: url, text, writtenAt: at, editedAt };
      }),
      ...(await this.letters.of(account)),
    };
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no longer open';
  }
}

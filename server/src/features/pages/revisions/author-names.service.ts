import { Injectable } from '@nestjs/common';

import { Accounts } from '../../accounts/index.js';

/** What people are called who are named in events by `customer:7`. */
@Injectable()
export class AuthorNames {
  constructor(private readonly accounts: Accounts) {}

  /** Without those who have no account any more, and without what the product did by itself. */
  async of(actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const named = [...new Set(actors)].map(
      async (actor) => [actor, await this.nameOf(actor)] as const,
    );
    return new Map(
      (await Promise.all(named)).flatMap(([actor, name]) =>
        name === undefined ? [] : [[actor, name]],
      ),
    );
  }

  private async nameOf(actor: string): Promise<string | undefined> {
    const [, kind, id] = /^(customer|staff):(\d+)$/.exec(actor) ?? [];
    if (kind === undefined) return undefined;
    const accountKind = kind === 'staff' ? 'staff' : 'customer';
    return this.accounts.nameOf({ kind: accountKind, id: Number(id) });
  }
}

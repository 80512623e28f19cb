import { Injectable } from '@nestjs/common';

import { Accounts } from '../../accounts/index.js';

/** Resolves actors such as `customer:7` in events to names. */
@Injectable()
export class AuthorNames {
  constructor(private readonly accounts: Accounts) {}

  /** Omits deleted accounts and system actors. */
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

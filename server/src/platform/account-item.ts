import { randomUUID } from 'node:crypto';

import { currentCorrelationId } from './tracing/correlation.js';
import type { CommandContext } from './event-log/commands/command-handler.js';
import type { GuestData } from './guest-data.js';
import type { PersonalItemIds } from './ids/personal-item-ids.js';
import type { SecretIdCookie } from './ids/secret-id-cookie.js';

/** A stored item of an actor, and its store. */
export interface StoreItem {
  readonly division: number;
  readonly id: string;
}

/** Items of which an account has one per store, such as the basket. */
export abstract class AccountItem implements GuestData {
  protected constructor(
    private readonly ids: PersonalItemIds,
    private readonly shops: { all(): readonly { readonly division: number }[] },
  ) {}

  /** The cookie that names the item of a guest. */
  get cookie(): SecretIdCookie {
    return this.ids.cookie;
  }

  abstract transferTo(context: CommandContext, guest: string): Promise<boolean>;

  /** Deletes everything that an actor (`customer:7`) has. Idempotent. */
  async forget(subject: string): Promise<void> {
    const by = { actor: 'system:erasure', correlationId: currentCorrelationId() ?? randomUUID() };
    for (const { division, id } of await this.filledOf(subject))
      await this.clear({ ...by, division }, id);
  }

  /** Returns the non-empty items of an actor (`customer:7`) in all stores. */
  protected filledOf(actor: string): Promise<readonly StoreItem[]> {
    const named = this.shops
      .all()
      .map(({ division }) => ({ division, id: this.ids.ofAccount(division, actor) }));
    return this.filled(named);
  }

  /** Returns the item id of the actor of a context. */
  protected ownOf({ division, actor }: CommandContext): string {
    return this.ids.ofAccount(division, actor);
  }

  protected abstract filled(named: readonly StoreItem[]): Promise<readonly StoreItem[]>;

  protected abstract clear(context: CommandContext, id: string): Promise<unknown>;
}

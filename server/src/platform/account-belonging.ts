import { randomUUID } from 'node:crypto';

import { currentCorrelationId } from './correlation.js';
import type { CommandContext } from './event-log/commands/command-handler.js';
import type { GuestBelonging } from './guest-belonging.js';
import type { BelongingIds } from './belonging-ids.js';
import type { SecretIdCookie } from './secret-id-cookie.js';

/** One that a shop keeps for somebody, and the shop. */
export interface ShopBelonging {
  readonly division: number;
  readonly id: string;
}

/** What people with an account have one of in each shop. */
export abstract class AccountBelonging implements GuestBelonging {
  protected constructor(
    private readonly ids: BelongingIds,
    private readonly shops: { all(): readonly { readonly division: number }[] },
  ) {}

  /** By which a browser keeps a guest's. */
  get cookie(): SecretIdCookie {
    return this.ids.cookie;
  }

  abstract takeAlong(context: CommandContext, guest: string): Promise<boolean>;

  /** Nothing is left of what an actor (`customer:7`) has; may be asked for again. */
  async forget(subject: string): Promise<void> {
    const by = { actor: 'system:erasure', correlationId: currentCorrelationId() ?? randomUUID() };
    for (const { division, id } of await this.filledOf(subject))
      await this.clear({ ...by, division }, id);
  }

  /** Those of an actor (`customer:7`) that hold something, in every shop. */
  protected filledOf(actor: string): Promise<readonly ShopBelonging[]> {
    const named = this.shops
      .all()
      .map(({ division }) => ({ division, id: this.ids.ofAccount(division, actor) }));
    return this.filled(named);
  }

  /** The id of whoever a context is of. */
  protected ownOf({ division, actor }: CommandContext): string {
    return this.ids.ofAccount(division, actor);
  }

  protected abstract filled(named: readonly ShopBelonging[]): Promise<readonly ShopBelonging[]>;

  protected abstract clear(context: CommandContext, id: string): Promise<unknown>;
}

import { Injectable } from '@nestjs/common';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';

import { AccountItem, type StoreItem } from '../../platform/account-item.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StoreDirectory } from '../stores/index.js';
import { basketDecider } from './basket.decider.js';
import { BasketHasChanged } from './basket.errors.js';
import { BasketReader } from './basket.queries.js';
import { answerOf, linesIn } from './basket.rules.js';
import { BasketContexts } from './basket-contexts.service.js';

export interface ShopBasket {
  readonly division: number;
  readonly items: BasketAnswer['items'];
}

/** Baskets of accounts: one per account and shop. */
@Injectable()
export class AccountBaskets extends AccountItem {
  constructor(
    contexts: BasketContexts,
    private readonly reader: BasketReader,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
  ) {
    super(contexts.ids, stores);
  }

  /**
   * BSK-014: moves the guest's basket into that of the signed-in customer in one append. Returns
   * false if the guest's basket changed at the same moment, so that some items remain.
   */
  async transferTo(context: CommandContext, guest: string): Promise<boolean> {
    const { division } = context;
    if (this.stores.store(division) === undefined) return false;
    const items = await this.reader.items(division, guest);
    if (items.length === 0) return true;
    const own = this.ownOf(context);
    try {
      await this.commands.handleTogether(context, [
        commandFor(basketDecider, { type: 'TakeAlong', basketId: guest, items }),
        commandFor(basketDecider, { type: 'JoinItems', basketId: own, items }),
      ]);
      return true;
    } catch (refusal) {
      if (refusal instanceof BasketHasChanged) return false;
      throw refusal;
    }
  }

  /** Returns the baskets of an actor (`customer:7`) in all shops. */
  async all(actor: string): Promise<readonly ShopBasket[]> {
    const filled = await this.filledOf(actor);
    return Promise.all(
      filled.map(async ({ division, id }) => {
        const currency = this.stores.store(division)?.currency ?? 'GBP';
        const lines = linesIn(currency, await this.reader.lines(division, id));
        return { division, items: answerOf(lines, currency).items };
      }),
    );
  }

  protected filled(named: readonly StoreItem[]): Promise<readonly StoreItem[]> {
    return this.reader.filled(named);
  }

  protected clear(context: CommandContext, basketId: string): Promise<unknown> {
    return this.commands.handle(context, basketDecider, { type: 'ClearBasket', basketId });
  }
}

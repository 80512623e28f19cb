import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OrderCommands } from '../order-commands.service.js';
import { PigeonholeOfAnotherOrder } from '../aggregate/pigeonholes/pigeonhole.errors.js';
import { PigeonholesQueries } from './pigeonholes.queries.js';

interface ItemOfOrder {
  readonly orderId: number;
  readonly itemId: number;
}

/** Puts finished pieces in slots until their order is complete (ATL-018). */
@Injectable()
export class Sorting {
  /** Serialized, because each call holds a database connection while it waits for another one. */
  private readonly oneByOne = pLimit(1);

  constructor(
    private readonly commands: OrderCommands,
    private readonly pigeonholes: PigeonholesQueries,
  ) {}

  /**
   * Puts an item in a slot, taking it out of its previous one. Of two orders put in the same empty
   * slot concurrently, one is refused, even across processes. Throws OrderNotFound,
   * PigeonholeOfAnotherOrder and errors of the decider.
   */
  async put(context: CommandContext, item: ItemOfOrder, typed: string): Promise<void> {
    const code = typed.toUpperCase();
    await this.oneByOne(() =>
      this.pigeonholes.withSlotLock(code, async () => {
        const holder = await this.pigeonholes.holderOf(code, item.orderId);
        if (holder !== undefined) throw new PigeonholeOfAnotherOrder(code, holder);
        await this.commands.give(context, { type: 'PutInPigeonhole', ...item, code });
      }),
    );
  }

  /** Takes an item out of its slot. Throws OrderNotFound, ItemUnknown and ItemInNoPigeonhole. */
  async take(context: CommandContext, item: ItemOfOrder): Promise<void> {
    await this.commands.give(context, { type: 'TakeFromPigeonhole', ...item });
  }
}

import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OrderCommands } from '../order-commands.service.js';
import { PigeonholeOfAnotherOrder } from './pigeonhole.errors.js';
import { PigeonholesQueries } from './pigeonholes.queries.js';

interface ItemOfOrder {
  readonly orderId: number;
  readonly itemId: number;
}

/** ATL-018: finished pieces wait in slots until their order is whole. */
@Injectable()
export class Sorting {
  constructor(
    private readonly commands: OrderCommands,
    private readonly pigeonholes: PigeonholesQueries,
  ) {}

  /**
   * From the slot where it lay before, if any. Throws OrderNotFound, PigeonholeOfAnotherOrder, and what
   * the decider refuses. Two orders that are put into an empty slot at the same moment are both there:
   * the pages of both say so, and the next piece of either is refused.
   */
  async put(context: CommandContext, item: ItemOfOrder, typed: string): Promise<void> {
    const code = typed.toUpperCase();
    const holder = await this.pigeonholes.holderOf(code, item.orderId);
    if (holder !== undefined) throw new PigeonholeOfAnotherOrder(code, holder);
    await this.commands.give(context, { type: 'PutInPigeonhole', ...item, code });
  }

  /** Throws OrderNotFound, ItemUnknown, ItemInNoPigeonhole. */
  async take(context: CommandContext, item: ItemOfOrder): Promise<void> {
    await this.commands.give(context, { type: 'TakeFromPigeonhole', ...item });
  }
}

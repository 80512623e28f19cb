import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

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
  /** Whoever holds a slot holds a connection: many at once would leave none for what they wait for. */
  private readonly oneByOne = pLimit(1);

  constructor(
    private readonly commands: OrderCommands,
    private readonly pigeonholes: PigeonholesQueries,
  ) {}

  /**
   * From the slot where it lay before, if any. Of two orders that are put into an empty slot at the same
   * moment, by whichever processes, one is refused. Throws OrderNotFound, PigeonholeOfAnotherOrder, and
   * what the decider refuses.
   */
  async put(context: CommandContext, item: ItemOfOrder, typed: string): Promise<void> {
    const code = typed.toUpperCase();
    await this.oneByOne(() =>
      this.pigeonholes.alone(code, async () => {
        const holder = await this.pigeonholes.holderOf(code, item.orderId);
        if (holder !== undefined) throw new PigeonholeOfAnotherOrder(code, holder);
        await this.commands.give(context, { type: 'PutInPigeonhole', ...item, code });
      }),
    );
  }

  /** Throws OrderNotFound, ItemUnknown, ItemInNoPigeonhole. */
  async take(context: CommandContext, item: ItemOfOrder): Promise<void> {
    await this.commands.give(context, { type: 'TakeFromPigeonhole', ...item });
  }
}

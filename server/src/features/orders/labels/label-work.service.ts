import { Injectable } from '@nestjs/common';
import type {
  LabelledOrder,
  LabelledOrders,
  PickedLabel,
  PrintLabels,
  PrintLabelsOfOrders,
} from '@selvedge/shared/orders/labels/contract';
import { labelIn } from '@selvedge/shared/orders/labels/factory-label';

import { DomainError } from '../../../platform/domain-error.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OrderCommands } from '../order-commands.service.js';
import { StatusHasMoved } from '../order.errors.js';
import { OrderReader } from '../order-reader.service.js';
import { LabelUnknown } from './label.errors.js';

/** ATL-014: what staff do with the labels of orders. */
@Injectable()
export class LabelWork {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
  ) {}

  /**
   * ATL-015. Throws OrderNotFound, StatusHasMoved with what is there now, and what the decider refuses.
   */
  async print(
    context: CommandContext,
    orderId: number,
    { from, counters, reason }: PrintLabels,
  ): Promise<void> {
    try {
      await this.commands.give(context, { type: 'PrintLabels', orderId, from, counters, reason });
    } catch (refusal) {
      if (!(refusal instanceof StatusHasMoved)) throw refusal;
      const now = await this.reader.statusNow(orderId);
      throw new StatusHasMoved(now.status, now);
    }
  }

  /** Each by itself, one after the other: what is refused of one holds none of the others back. */
  async printAll(
    context: CommandContext,
    { orders }: PrintLabelsOfOrders,
  ): Promise<LabelledOrders> {
    const printed: LabelledOrder[] = [];
    for (const { id, from } of orders) {
      printed.push(await this.tryToPrint(context, id, from === undefined ? {} : { from }));
    }
    return { orders: printed };
  }

  /** Throws OrderNotFound, LabelUnknown, LabelIsCancelled. */
  async cancel(context: CommandContext, orderId: number, counter: number): Promise<void> {
    await this.commands.give(context, { type: 'CancelLabel', orderId, counter });
  }

  /** By its code. Throws OrderNotFound, LabelUnknown and what the decider refuses. */
  async pick(context: CommandContext, code: string): Promise<PickedLabel> {
    const label = labelIn(code);
    if (label === undefined) throw new LabelUnknown();
    await this.commands.give(context, { type: 'PickLabel', ...label });
    return label;
  }

  private async tryToPrint(
    context: CommandContext,
    id: number,
    input: PrintLabels,
  ): Promise<LabelledOrder> {
    try {
      await this.print(context, id, input);
      return { id, refusal: null };
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      return { id, refusal: refusal.message };
    }
  }
}

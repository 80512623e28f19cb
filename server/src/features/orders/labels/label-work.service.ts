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
import { StatusHasMoved } from '../aggregate/order.errors.js';
import { OrderReader } from '../answers/order-reader.service.js';
import { LabelUnknown } from '../aggregate/labels/label.errors.js';

/** Prints, cancels and picks labels. */
@Injectable()
export class LabelWork {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Prints labels (ATL-015). Throws OrderNotFound, StatusHasMoved with the current status, and
   * errors of the decider.
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

  /** Prints orders one after another; a refusal does not affect the others. */
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

  /** Cancels a label. Throws OrderNotFound, LabelUnknown and LabelIsCancelled. */
  async cancel(context: CommandContext, orderId: number, counter: number): Promise<void> {
    await this.commands.give(context, { type: 'CancelLabel', orderId, counter });
  }

  /** Picks a label by its code. Throws OrderNotFound, LabelUnknown and errors of the decider. */
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

import { Injectable } from '@nestjs/common';
import { discountState, type Discount } from '@selvedge/shared/discounts/discount';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { KeyedIds } from '../../platform/ids/keyed-ids.js';
import { codeOfBytes } from './aggregate/codes.rules.js';
import { discountDecider } from './aggregate/discount.decider.js';
import { DiscountQueries } from './discounts.queries.js';

/** The code of a subscriber and the discount that it gives. */
export interface SubscriberCode {
  readonly code: string;
  readonly discount: Discount;
}

/** Single-use codes for new newsletter subscribers (MKT-003, PAY-022). */
@Injectable()
export class SubscriberCodes {
  private readonly ids: KeyedIds;

  constructor(
    private readonly queries: DiscountQueries,
    private readonly commands: CommandHandler,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.ids = new KeyedIds(config, 'subscriber-codes');
  }

  /** Returns the discount for new subscribers that is active now; undefined without one. */
  async offer(division: number): Promise<Discount | undefined> {
    const now = this.clock.now();
    const offers = await this.queries.forNewSubscribers(division);
    return offers.find((discount) => discountState(discount, now) === 'active');
  }

  /**
   * Issues the code of a subscription: one per subscription and discount, however often the address
   * is confirmed. Undefined if the store offers none.
   */
  async issue(context: CommandContext, subscription: string): Promise<SubscriberCode | undefined> {
    const discount = await this.offer(context.division);
    if (discount === undefined) return undefined;
    const { uuid } = discount;
    const code = codeOfBytes(Buffer.from(this.ids.of(uuid, subscription), 'hex'));
    const found = await this.queries.byCode(context.division, code);
    if (found === undefined)
      await this.commands.handle(context, discountDecider, {
        type: 'IssueCodes',
        ...{ uuid, codes: [code] },
      });
    return { code, discount };
  }
}

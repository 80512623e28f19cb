import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { discountState, type Discount } from '@selvedge/shared/discounts/discount';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
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
  constructor(
    private readonly queries: DiscountQueries,
    private readonly commands: CommandHandler,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

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
    const code = this.codeOf(uuid, subscription);
    const found = await this.queries.byCode(context.division, code);
    if (found === undefined)
      await this.commands.handle(context, discountDecider, {
        type: 'IssueCodes',
        ...{ uuid, codes: [code] },
      });
    return { code, discount };
  }

  /** Cannot be guessed without the key of the platform. */
  private codeOf(uuid: string, subscription: string): string {
    return codeOfBytes(
      createHmac('sha256', Buffer.from(this.config.DATA_KEY, 'base64'))
        .update(`subscriber-code\n${uuid}\n${subscription}`)
        .digest(),
    );
  }
}

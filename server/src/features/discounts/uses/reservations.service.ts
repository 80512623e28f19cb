import type { Discount } from '@selvedge/shared/discounts/discount';
import { couponTexts } from '@selvedge/shared/discounts/coupon-texts';
import type { OrderDiscount } from '@selvedge/shared/orders/order-discount';
import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import {
  commandFor,
  type DeciderCommand,
} from '../../../platform/event-log/commands/command-handler.js';
import { KeyedIds } from '../../../platform/ids/keyed-ids.js';
import { InvalidInput } from '../../../platform/refusals.js';
import { DiscountQueries } from '../discounts.queries.js';
import type { OfferedSale } from '../offers.service.js';
import { discountUsesDecider } from './discount-uses.decider.js';

interface Buyer {
  readonly division: number;
  readonly orderId: number;
  readonly customerId: number | null;
  readonly email: string;
}

/** Discounts of an order, with the commands that reserve their uses in the same append. */
export interface Reservation {
  readonly discounts: readonly OrderDiscount[];
  readonly commands: readonly DeciderCommand[];
}

interface Limit {
  readonly counter: string;
  readonly limit: number;
  readonly isOfCustomer?: true;
}

/** Reserves uses of limited discounts for orders. */
@Injectable()
export class DiscountReservations {
  private readonly customers: KeyedIds;

  constructor(
    private readonly queries: DiscountQueries,
    config: Config,
  ) {
    this.customers = new KeyedIds(config, 'discount-customers');
  }

  /** Throws InvalidInput for a customer who may not use the code; the append, DiscountUsedUp. */
  async reserve(buyer: Buyer, { applied, discounts }: OfferedSale): Promise<Reservation> {
    const limited = applied.map((one) => {
      const discount = discounts.get(one.discountId);
      const limits = discount === undefined ? [] : this.limitsOf(discount, one.code, buyer);
      return { ...one, discount, limits };
    });
    const isForNewCustomers = limited.some(({ discount }) => discount?.firstOrderOnly === true);
    if (isForNewCustomers && (await this.queries.hasOrdered(buyer.division, buyer)))
      throw new InvalidInput({ coupon: [couponTexts.firstOrderOnly] });
    await this.assertUnused(
      buyer,
      limited.flatMap(({ limits }) => limits),
    );
    const { orderId } = buyer;
    return {
      discounts: limited.map(({ discount: _discount, limits, ...one }) => ({
        ...one,
        counters: limits.map(({ counter }) => counter),
      })),
      commands: limited
        .flatMap(({ limits }) => limits)
        .map(({ counter, limit }) =>
          commandFor(discountUsesDecider, { type: 'ReserveUse', orderId, counter, limit }),
        ),
    };
  }

  /** Names the customer's own limit; a race for the last use is decided in the append. */
  private async assertUnused(buyer: Buyer, limits: readonly Limit[]): Promise<void> {
    const own = limits.find(({ isOfCustomer }) => isOfCustomer);
    if (own === undefined) return;
    const used = await this.queries.usesOf(buyer.division, own.counter);
    if (used >= own.limit) throw new InvalidInput({ coupon: [couponTexts.usedByCustomer] });
  }

  private limitsOf(discount: Discount, code: string | null, buyer: Buyer): readonly Limit[] {
    const { uuid, method, totalLimit, customerLimit, firstOrderOnly } = discount;
    const perCustomer = firstOrderOnly ? 1 : customerLimit;
    return [
      ...(totalLimit === null ? [] : [{ counter: uuid, limit: totalLimit }]),
      ...(method === 'batch' ? [{ counter: `${uuid}-${code ?? ''}`, limit: 1 }] : []),
      ...(perCustomer === null
        ? []
        : [
            {
              counter: `${uuid}-${this.keyOf(buyer)}`,
              limit: perCustomer,
              isOfCustomer: true as const,
            },
          ]),
    ];
  }

  /** Identifies a customer by e-mail address, which guests have too (decision 0014). */
  private keyOf({ division, email }: Buyer): string {
    return this.customers.of(division, email.trim().toLowerCase());
  }
}

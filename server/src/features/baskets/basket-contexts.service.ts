import { Injectable } from '@nestjs/common';
import { couponCookie } from '@selvedge/shared/discounts/discount';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import { PersonalItemIds, type Shopper } from '../../platform/ids/personal-item-ids.js';
import type { Cookies } from '../../platform/ids/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';

/** The caller's basket in a store, whether or not it exists yet. */
export interface BasketContext {
  readonly context: CommandContext;
  /** Undefined until a guest adds the first item. */
  readonly basketId: string | undefined;
  /** Id of the basket, or the id that the first item will create it with. */
  readonly idToFill: string;
  /** Currency of all amounts: the shopper's choice among those of the store. */
  readonly currency: string;
  /** Discount code as entered; undefined without one. */
  readonly coupon: string | undefined;
}

/** Finds the basket of a request: that of the account, otherwise the one named by a cookie. */
@Injectable()
export class BasketContexts {
  readonly ids: PersonalItemIds;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.ids = new PersonalItemIds(config, 'basket');
  }

  /** Throws NotFound on a host without shop. */
  of(shopper: Shopper): BasketContext {
    const { context, cookies } = shopper;
    const store = this.stores.store(context.division);
    if (store === undefined) throw new NotFound();
    const currency = shownCurrency(store, cookies[currencyCookie]);
    const coupon = cookies[couponCookie];
    const basketId = this.ids.idOf(shopper);
    return { context, basketId, idToFill: basketId ?? this.ids.firstOf(shopper), currency, coupon };
  }

  /** Whether the cookies name a guest's basket. */
  isIn(cookies: Cookies): boolean {
    return this.ids.cookie.idIn(cookies) !== undefined;
  }
}

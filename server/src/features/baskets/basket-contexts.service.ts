import { Injectable } from '@nestjs/common';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import { BelongingIds, type Shopper } from '../../platform/belonging-ids.js';
import type { Cookies } from '../../platform/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with a basket in a store, or who may get one. */
export interface BasketContext {
  readonly context: CommandContext;
  /** Undefined until a guest added something for the first time. */
  readonly basketId: string | undefined;
  /** The same, or what the first item makes one by. */
  readonly idToFill: string;
  /** PAY-020: what all amounts of the basket are in: the one that the shopper chose, of the store's. */
  readonly currency: string;
}

/** Whose basket is asked about: the account's of who is signed in, else the one that a cookie names. */
@Injectable()
export class BasketContexts {
  readonly ids: BelongingIds;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.ids = new BelongingIds(config, 'basket');
  }

  /** Throws NotFound on a host without shop. */
  of(shopper: Shopper): BasketContext {
    const { context, cookies } = shopper;
    const store = this.stores.store(context.division);
    if (store === undefined) throw new NotFound();
    const currency = shownCurrency(store, cookies[currencyCookie]);
    const basketId = this.ids.idOf(shopper);
    return { context, basketId, idToFill: basketId ?? this.ids.firstOf(shopper), currency };
  }

  /** Whether a browser keeps a guest's basket. */
  isIn(cookies: Cookies): boolean {
    return this.ids.cookie.idIn(cookies) !== undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';

import { Config } from '../../platform/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import { SecretIdCookie, type Cookies } from '../../platform/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with a basket in a store, or who may get one. */
export interface BasketVisit {
  readonly context: CommandContext;
  /** Undefined until something was added for the first time. */
  readonly basketId: string | undefined;
  /** PAY-020: what all amounts of the basket are in: the one that the shopper chose, of the store's. */
  readonly currency: string;
}

/** Who asks, and what their browser keeps for them. */
interface Visitor {
  readonly context: CommandContext;
  readonly cookies: Cookies;
}

/** Whose basket is asked about: a cookie names it. */
@Injectable()
export class BasketVisits {
  readonly cookie: SecretIdCookie;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.cookie = new SecretIdCookie(config, 'basket');
  }

  /** Throws NotFound on a host without shop. */
  of({ context, cookies }: Visitor): BasketVisit {
    const store = this.stores.store(context.division);
    if (store === undefined) throw new NotFound();
    const currency = shownCurrency(store, cookies[currencyCookie]);
    return { context, basketId: this.cookie.idIn(cookies), currency };
  }

  /** Whether a browser keeps a basket. */
  isIn(cookies: Cookies): boolean {
    return this.cookie.idIn(cookies) !== undefined;
  }
}

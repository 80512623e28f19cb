import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import { SecretIdCookie, type Cookies } from '../../platform/ids/secret-id-cookie.js';
import { OrdersQueries } from '../../features/orders/index.js';
import { SavedAddresses } from './saved-addresses.service.js';

const lifetimeSeconds = 60 * 60;

/**
 * Remembers in the browser the order whose shopper went to a page of the payment provider. The back
 * button leads from there to the checkout, whose basket is empty now.
 */
@Injectable()
export class UnpaidOrder {
  private readonly cookie: SecretIdCookie;

  constructor(
    private readonly orders: OrdersQueries,
    config: Config,
  ) {
    this.cookie = new SecretIdCookie(config, 'selvedge-unpaid');
  }

  /** Name and options of the cookie, whose value is the hash of the order. */
  get cookieSettings() {
    const { name, secure } = this.cookie;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return { name, options: { ...options, maxAge: lifetimeSeconds } };
  }

  /** Returns the hash of the order, unless it is paid or unknown. */
  async find(division: number, cookies: Cookies): Promise<string | undefined> {
    const hash = this.cookie.idIn(cookies);
    const order = hash === undefined ? undefined : await this.orders.byHash(division, hash);
    return order?.status === 'to_be_paid' && order.deletedAt === null ? order.hash : undefined;
  }
}

/** Stored data of a shopper who comes back to the checkout. */
@Injectable()
export class ReturningShopper {
  constructor(
    readonly addresses: SavedAddresses,
    readonly unpaid: UnpaidOrder,
  ) {}
}

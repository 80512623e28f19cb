import { Injectable } from '@nestjs/common';
import { isSameEmail } from '@selvedge/shared/forms/usual-forms';

import type { Subject } from '../../../platform/authorization/session.js';
import { Config } from '../../../platform/config/config.js';
import { KeyedIds } from '../../../platform/ids/keyed-ids.js';
import { SecretIdCookie, type Cookies } from '../../../platform/ids/secret-id-cookie.js';
import { Accounts } from '../../accounts/index.js';
import type { OrderRow } from '../read-model/orders.projection.js';

/** Maximum number of orders a browser can prove; the oldest are dropped first. */
const maxProofs = 10;

/** Caller of an order page. */
export interface OrderCaller {
  readonly subject: Subject | null;
  readonly cookies: Cookies;
}

/** Anonymous caller, for pages cached for all visitors. */
export const anonymousCaller: OrderCaller = { subject: null, cookies: {} };

/**
 * Decides who bought an order: the account that placed it, or for a guest order the browser that
 * placed it or an account with the same verified e-mail address. Other holders of the link see
 * masked addresses.
 */
@Injectable()
export class OrderBuyers {
  private readonly proofs: KeyedIds;
  readonly cookie: SecretIdCookie;

  constructor(
    private readonly accounts: Accounts,
    config: Config,
  ) {
    this.proofs = new KeyedIds(config, 'order-buyers');
    this.cookie = new SecretIdCookie(config, 'selvedge-orders');
  }

  /**
   * Returns the proof cookie after an order is placed. Undefined for customers, whose account is
   * the proof, so that sign-out leaves no access behind.
   */
  cookieValue({ subject, cookies }: OrderCaller, orderHash: string): string | undefined {
    if (subject?.kind === 'customer') return undefined;
    const proof = this.proofs.of(orderHash);
    const others = this.proofsIn(cookies).filter((other) => other !== proof);
    return [proof, ...others].slice(0, maxProofs).join('.');
  }

  async isBuyer(
    order: Pick<OrderRow, 'hash' | 'customerId' | 'email'>,
    { subject, cookies }: OrderCaller,
  ): Promise<boolean> {
    const customer = subject?.kind === 'customer' ? subject : undefined;
    if (order.customerId !== null) return customer?.id === order.customerId;
    if (this.proofsIn(cookies).includes(this.proofs.of(order.hash))) return true;
    const account = customer && (await this.accounts.of(customer));
    if (account?.verified !== true || order.email === null) return false;
    return isSameEmail(account.email, order.email);
  }

  private proofsIn(cookies: Cookies): readonly string[] {
    return (cookies[this.cookie.name] ?? '').split('.').filter((proof) => proof !== '');
  }
}

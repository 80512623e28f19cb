import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import { Config } from '../../../platform/config/config.js';
import { KeyedIds } from '../../../platform/keyed-ids.js';
import { SecretIdCookie, type Cookies } from '../../../platform/secret-id-cookie.js';
import { Accounts } from '../../accounts/index.js';
import type { OrderRow } from '../orders.projection.js';

/** Of so many orders a browser keeps that they were placed in it; the oldest are forgotten first. */
const maxProofs = 10;

/** Who asks for an order. */
export interface OrderAsker {
  readonly subject: Subject | null;
  readonly cookies: Cookies;
}

/** A page is asked for by somebody, except where it is the same for everybody. */
export const nobody: OrderAsker = { subject: null, cookies: {} };

/**
 * Whose an order is: the account's that placed it; a guest's in the browser in which it was placed, and
 * signed in by an account that has shown that the address of the order is theirs. Whoever else has its
 * link, since they were sent it or found it, is not shown where the buyer lives.
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
   * What the browser is to keep once an order was placed in it. Nothing for a customer, who is known by
   * the account alone: whoever signs out leaves nothing behind.
   */
  cookieValue({ subject, cookies }: OrderAsker, orderHash: string): string | undefined {
    if (subject?.kind === 'customer') return undefined;
    const proof = this.proofs.of(orderHash);
    const others = this.proofsIn(cookies).filter((other) => other !== proof);
    return [proof, ...others].slice(0, maxProofs).join('.');
  }

  async isBuyer(
    order: Pick<OrderRow, 'hash' | 'customerId' | 'email'>,
    { subject, cookies }: OrderAsker,
  ): Promise<boolean> {
    const customer = subject?.kind === 'customer' ? subject : undefined;
    if (order.customerId !== null) return customer?.id === order.customerId;
    if (this.proofsIn(cookies).includes(this.proofs.of(order.hash))) return true;
    const account = customer && (await this.accounts.of(customer));
    return account?.verified === true && account.email === order.email?.toLowerCase();
  }

  private proofsIn(cookies: Cookies): readonly string[] {
    return (cookies[this.cookie.name] ?? '').split('.').filter((proof) => proof !== '');
  }
}

import { statusName } from '@selvedge/shared/orders/order-status';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';
import { accountScreen, type AccountOrder } from '@selvedge/shared/own-account/account.screen';
import { shownItems } from '@selvedge/shared/own-account/shown-items';

import { Redirect } from '../../platform/redirect.js';
import { Accounts, type Account } from '../../features/accounts/index.js';
import { PersonOrders, type OrderRow } from '../../features/orders/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { signInPathFor } from './sign-in-redirect.js';

/** Overview page of the account. */
@Screen(accountScreen)
export class AccountScreen implements ScreenSource<typeof accountScreen> {
  constructor(
    private readonly accounts: Accounts,
    private readonly orders: PersonOrders,
  ) {}

  /** Throws Redirect for visitors who are not signed in. */
  async read({
    visitor: { subject },
    store: { division },
  }: RequestOf<typeof accountScreen>): Promise<ContentOf<typeof accountScreen>> {
    const account = subject === null ? undefined : await this.accounts.of(subject);
    if (account === undefined) throw new Redirect(signInPathFor('/account/'));
    const { email, firstName, lastName } = account;
    const person = `${firstName} ${lastName}`.trim();
    const head = { title: 'Your account', path: '/account/', noindex: true };
    return { props: { person, email, orders: await this.ordersOf(division, account) }, head };
  }

  /** Includes guest orders with the same address only if the address is verified. */
  private async ordersOf(
    division: number,
    { subject, email, verified }: Account,
  ): Promise<readonly AccountOrder[]> {
    if (subject.kind === 'staff') return [];
    const person = { customerId: subject.id, email: verified ? email : null };
    const orders = await this.orders.inStore(division, person);
    return orders.map(orderOf);
  }
}

function orderOf(row: OrderRow): AccountOrder {
  const { orderId, hash, createdAt, flow, status, items, quantity, total, currency } = row;
  return {
    orderId,
    hash,
    placedAt: createdAt,
    step: statusName(status),
    quantity,
    ...shownItems(items),
    total: { amount: total, currency },
    hasInvoice: !isOpenQuote({ flow, status }),
  };
}

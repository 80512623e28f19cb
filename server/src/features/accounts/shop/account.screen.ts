import {
  accountScreen,
  type AccountOrder,
  type AccountProps,
} from '@selvedge/shared/accounts/account.screen';
import { stageName } from '@selvedge/shared/storefront/stage-names';

import { Redirect } from '../../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { OrdersQueries } from '../../orders/index.js';
import { AccountsQueries, type Account } from '../accounts.queries.js';

type Content = ContentOf<typeof accountScreen>;
type Request = RequestOf<typeof accountScreen>;

/** Where a visitor signs in first. */
export const accountDoor = '/login/?redirect_uri=%2Faccount%2F';

/** What a person sees of their own account. */
@Screen(accountScreen)
export class AccountScreen implements ScreenSource<typeof accountScreen> {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly orders: OrdersQueries,
  ) {}

  /** Throws Redirect for who is not signed in. */
  read(request: Request): Promise<Content> {
    const isPasswordNew = request.query['done'] === 'password';
    return this.again(request, { isPasswordNew, form: null });
  }

  /** With the status of what was wrong in its form. Throws Redirect, as above. */
  async again(
    { visitor: { subject }, store: { division } }: Request,
    props: Omit<AccountProps, 'person' | 'email' | 'orders'>,
    status = 200,
  ): Promise<Content> {
    const account = subject === null ? undefined : await this.accounts.account(subject);
    if (account === undefined) throw new Redirect(accountDoor);
    const { email, firstName, lastName } = account;
    const person = `${firstName} ${lastName}`.trim();
    const head = { title: 'Your account', path: '/account/', noindex: true };
    const orders = await this.ordersOf(division, account);
    return { props: { ...props, person, email, orders }, head, status };
  }

  /** Those that were placed as a guest count only for who has shown that the address is theirs. */
  private async ordersOf(
    division: number,
    { subject, email, verified }: Account,
  ): Promise<readonly AccountOrder[]> {
    if (subject.kind === 'staff') return [];
    const person = { customerId: subject.id, email: verified ? email : null };
    const orders = await this.orders.ofPerson(division, person);
    return orders.map(({ orderId, hash, createdAt, flow, stage, total, currency }) => ({
      orderId,
      hash,
      placedAt: createdAt,
      step: stageName(flow, stage),
      total: { amount: total, currency },
    }));
  }
}

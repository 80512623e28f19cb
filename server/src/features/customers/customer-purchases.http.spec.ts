import type { ListedCustomer } from '@selvedge/shared/customers/contract';
import { exchanged } from '@selvedge/shared/exchange';
import { ORDER_STATUSES } from '@selvedge/shared/orders/order-status';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { until } from '../../platform/testing/until.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';

const customers = '/omnis/v3/atlas/customers/';

describe('customer purchases', () => {
  let app: TestApp;
  let staff: SignedIn;
  let shop: Store;
  let buyer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    shop = await openTeeShop(app);
  });
  beforeEach(async () => {
    buyer = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const query = <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
    app.get(DataSource).query<Row[]>(sql, [...parameters]);
  const listed = async (): Promise<ListedCustomer | undefined> =>
    (await staff.get(`${customers}?searchTerm=${encodeURIComponent(buyer.email)}`)).body
      .customers[0];
  const worth = async (): Promise<number> => {
    const of = 'SELECT worth::integer FROM customer_purchases WHERE customer_id = $1';
    const [row] = await query<{ worth: number }>(of, [buyer.subject.id]);
    return row?.worth ?? 0;
  };

  it('count orders that were paid and not refunded, in every such status', async () => {
    const { orderId } = await placeOrder(buyer, shop);
    const sold: string[] = [];
    for (const status of ORDER_STATUSES) {
      await query('UPDATE orders SET status = $2 WHERE order_id = $1', [orderId, status]);
      const { spent = [], orders } = (await listed()) ?? {};
      expect(orders).toBe(1);
      if (spent.length > 0) sold.push(status);
    }
    expect(sold).toEqual(soldStatuses);
  });

  it('are compared in one currency, at the rates that shops show', async () => {
    const { orderId } = await placeOrder(buyer, shop);
    for (const currency of ['GBP', 'USD', 'EUR', 'JPY', 'ISK']) {
      await query(
        `UPDATE orders SET status = 'paid', currency = $2, total = 4000 WHERE order_id = $1`,
        [orderId, currency],
      );
      expect([currency, await worth()]).toEqual([
        currency,
        exchanged({ amount: 4_000, currency }, 'GBP'),
      ]);
      expect((await listed())?.spent).toEqual([{ currency, amount: 4_000 }]);
    }
  });

  it('follow an order to its new customer and disappear with a deleted order', async () => {
    const other = await app.signInOwner(shop);
    const { orderId } = await placeOrder(buyer, shop);
    expect(await listed()).toMatchObject({ orders: 1, lastOrderAt: expect.any(String) });
    const give = 'UPDATE orders SET customer_id = $2 WHERE order_id = $1';
    await query(give, [orderId, other.subject.id]);
    expect(await listed()).toMatchObject({ orders: 0, lastOrderAt: null });
    await query(give, [orderId, buyer.subject.id]);
    expect(await listed()).toMatchObject({ orders: 1 });
    await query('DELETE FROM orders WHERE order_id = $1', [orderId]);
    expect(await listed()).toMatchObject({ orders: 0, spent: [], lastOrderAt: null });
  });

  it('include a guest order, whichever of order and address verification commits first', async () => {
    const unproved = 'UPDATE customers SET verified = false WHERE id = $1';
    const proved = 'UPDATE customers SET verified = true WHERE id = $1';
    const own = [buyer.subject.id];
    const { orderId } = await placeOrder(app.visitor(shop.code), shop, { email: buyer.email });
    const away = `UPDATE orders SET email = 'nobody@example.test' WHERE order_id = $1`;
    const back = 'UPDATE orders SET email = $2 WHERE order_id = $1';
    const changes: readonly (readonly [sql: string, parameters: unknown[]])[] = [
      [proved, own],
      [back, [orderId, buyer.email]],
    ];
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE %'`;
    for (const [first, second] of [changes, changes.toReversed()]) {
      if (first === undefined || second === undefined) throw new Error('There are two.');
      await query(unproved, own);
      await query(away, [orderId]);
      expect(await listed()).toMatchObject({ orders: 0 });
      const later = await app.get(DataSource).transaction(async (manager) => {
        await manager.query(...first);
        const waits = query(...second);
        // Once the first transaction commits, the waiting one reads its changes.
        await until(async () => ((await query(waiting)).length > 0 ? true : undefined));
        return { waits };
      });
      await later.waits;
      expect(await listed()).toMatchObject({ orders: 1 });
    }
  });

  it('are the same after a full recount', async () => {
    await placeOrder(buyer, shop);
    await placeOrder(app.visitor(shop.code), shop, { email: buyer.email });
    const purchases = () => query('SELECT * FROM customer_purchases ORDER BY customer_id');
    const before = await purchases();
    await query('SELECT count_purchases((SELECT array_agg(id) FROM customers))');
    expect(await purchases()).toEqual(before);
  });
});

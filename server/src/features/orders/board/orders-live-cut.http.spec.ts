import type { LiveEvent } from '@selvedge/shared/live/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import {
  commandFor,
  CommandHandler,
} from '../../../platform/event-log/commands/command-handler.js';
import { connect, type Client } from '../../../platform/live/live-client.testing.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop } from '../../checkout/checkout.testing.js';
import { placeAlike } from '../many-orders.testing.js';
import { orderDecider } from '../aggregate/order.decider.js';

const boardCount = 5;
/** Number of orders with an open receipt. */
const receiptCount = 5;
const orderCount = 100;
/** Changes per order, ten thousand in total. */
const changeCount = 100;

/** Live subscriber that reconnects and resumes from its last cursor. */
class Screen {
  readonly received: LiveEvent[] = [];
  resets = 0;
  connections = 0;
  private client: Client | undefined;
  private readonly over = new AbortController();

  constructor(
    private readonly topic: string,
    private cursor: string,
    private readonly open: () => Promise<Client>,
  ) {}

  /** Stays connected until `end` is called. */
  async hold(): Promise<void> {
    const { signal } = this.over;
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    while (!signal.aborted) {
      const client = await this.open();
      this.client = client;
      this.connections += 1;
      const disconnected = new Promise((resolve) => client.socket.once('disconnect', resolve));
      client.socket.on('event', (event: LiveEvent) => {
        this.received.push(event);
        this.cursor = event.cursor;
      });
      client.socket.on('reset', () => (this.resets += 1));
      // The connection may drop before the acknowledgement.
      client.watch({ topic: this.topic, cursor: this.cursor }).catch(() => undefined);
      await Promise.race([disconnected, ended]);
    }
    this.cut();
  }

  cut(): void {
    this.client?.socket.disconnect();
  }

  end(): void {
    this.over.abort();
  }
}

describe('live screens with interrupted connections', () => {
  let app: TestApp;
  let held: readonly Promise<void>[] = [];
  const screens: Screen[] = [];

  beforeAll(async () => {
    app = await startApp();
  });
  afterEach(async () => {
    for (const screen of screens) screen.end();
    await Promise.all(held);
  });
  afterAll(() => app.close());

  function openerOf(browser: Browser): () => Promise<Client> {
    const { host } = browser;
    const cookie = browser.cookieHeader();
    const origin = { host, origin: `http://${host}` };
    const port = Number(new URL(app.url).port);
    return () => connect(port, { ...origin, ...(cookie !== '' && { cookie }) });
  }

  /** Returns the store's status changes in the event log, in the format of a live event. */
  async function recorded(division: number): Promise<readonly string[]> {
    const rows: { readonly text: string }[] = await app.get(DataSource).query(
      `SELECT position || ' ' || (data ->> 'orderId') || ' ' || (data ->> 'status') AS text
       FROM es_event WHERE division_id = $1 AND type = 'OrderStatusChanged' ORDER BY position`,
      [division],
    );
    return rows.map(({ text }) => text);
  }

  /** Moves all orders in one commit, so that ten thousand changes take a hundred commits. */
  async function moveAll(
    shop: Store,
    orders: readonly PlacedOrder[],
    status: OrderStatus,
  ): Promise<void> {
    await app.get(CommandHandler).handleTogether(
      contextIn(shop),
      orders.map(({ orderId }) =>
        commandFor(orderDecider, {
          ...{
            type: 'ChangeStatus',
            orderId,
            status,
            from: undefined,
            automatic: false,
            paidReason: 'Test',
          },
        }),
      ),
    );
  }

  const receivedBy = (screen: Screen, division: number): readonly string[] =>
    screen.received
      .filter(({ name, division: of }) => name === 'order.stage-changed' && of === division)
      .map(({ position, data }) => {
        // The name of a live event determines the type of its data (RTM-013).
        const { orderId, to } = data as { readonly orderId: number; readonly to: string };
        return `${String(position)} ${String(orderId)} ${to}`;
      });

  const contextIn = ({ division }: Store) => ({
    division,
    actor: 'staff:1',
    correlationId: 'cut',
  });

  it('receive each of ten thousand changes exactly once and end with the stored state', async () => {
    const shop = await openTeeShop(app);
    const staff = await app.signInStaff(['orders-view', 'orders-status']);
    const visitor = app.visitor(shop.code);
    const orders = await placeAlike(app, shop, orderCount);
    const { cursor: now } = (await staff.get('/omnis/v3/atlas/orders/?perPage=1')).body;
    const boards = Array.from(
      { length: boardCount },
      () => new Screen('atlas:orders', now, openerOf(staff)),
    );
    const receipts = await Promise.all(
      orders.slice(0, receiptCount).map(async ({ orderHash }) => {
        const { cursor } = (await visitor.get(`/omnis/v3/orders/${orderHash}/`)).body;
        return new Screen(`order:${orderHash}`, cursor, openerOf(visitor));
      }),
    );
    screens.push(...boards, ...receipts);
    held = screens.map((screen) => screen.hold());

    for (let round = 0; round < changeCount; round += 1) {
      const isLast = round === changeCount - 1;
      const next = round % 2 === 0 ? 'processing' : 'paid';
      // Closes the orders, so that later tests do not find them in a queue.
      await moveAll(shop, orders, isLast ? 'complete' : next);
      // Interrupts each connection repeatedly while changes continue.
      screens.filter((_screen, at) => at % 5 === round % 5).forEach((screen) => screen.cut());
      // Stays at most one round ahead: a client a thousand events behind would reload instead.
      await until(() => boards.every(({ received }) => received.length >= round * orderCount));
    }

    const all = await recorded(shop.division);
    expect(all).toHaveLength(orderCount * changeCount);
    const whole = (screen: Screen, count: number) =>
      until(
        () => receivedBy(screen, shop.division),
        ({ length }) => length >= count,
      );
    for (const board of boards) expect(await whole(board, all.length)).toEqual(all);
    for (const [at, receipt] of receipts.entries()) {
      const own = all.filter((text) => text.split(' ')[1] === String(orders[at]?.orderId));
      expect(await whole(receipt, changeCount)).toEqual(own);
    }
    expect(screens.map(({ resets }) => resets)).toEqual(screens.map(() => 0));
    const connections = screens.reduce((sum, one) => sum + one.connections, 0);
    expect(connections).toBeGreaterThan(screens.length);
    // Each order ends in the status of its last event.
    const rows: readonly { readonly id: number; readonly status: string }[] = await app
      .get(DataSource)
      .query('SELECT order_id AS id, status FROM orders WHERE division_id = $1', [shop.division]);
    for (const { id, status } of rows)
      expect(all.findLast((text) => text.split(' ')[1] === String(id))).toMatch(
        new RegExp(` ${status}$`),
      );
  }, 120_000);
});

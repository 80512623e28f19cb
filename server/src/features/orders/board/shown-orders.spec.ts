import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { deliver, recorded } from '../../../platform/event-log/testing/event-log.testing.js';
import type { LiveHub } from '../../../platform/live/live-hub.js';
import type { OrderLister } from '../lists/order-lister.service.js';
import type { OrderStatusChanged } from '../aggregate/order.events.js';
import { ShownOrders } from './shown-orders.service.js';

const moved = (orderId: number): OrderStatusChanged => ({
  type: 'OrderStatusChanged',
  orderId,
  hash: String(orderId),
  flow: 'normal',
  from: 'paid',
  status: 'packing',
});

describe('orders pushed to boards', () => {
  const shown: (readonly unknown[])[] = [];
  let isWatched = true;
  /** Runs during the next read. */
  let whileReading: () => void = () => undefined;
  let isAway = false;
  let orders: ShownOrders;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    jest.useFakeTimers();
    shown.length = 0;
    isWatched = true;
    isAway = false;
    whileReading = () => undefined;
    const hub = {
      isWatched: () => isWatched,
      show: ({ rows }: { readonly rows: readonly unknown[] }) => shown.push(rows),
    };
    const lister = {
      rowsForStaff: (ids: readonly number[]) => {
        whileReading();
        return isAway ? Promise.reject(new Error('away')) : Promise.resolve(ids);
      },
    };
    // ShownOrders calls only these methods of each.
    orders = new ShownOrders(hub as unknown as LiveHub, lister as unknown as OrderLister);
  });
  afterEach(() => {
    orders.onModuleDestroy();
    jest.useRealTimers();
  });

  const move = (...ids: readonly number[]): void => {
    for (const event of recorded(ids.map(moved))) deliver(orders.broadcast, event);
  };
  const aWhile = () => jest.advanceTimersByTimeAsync(1_000);

  it('are read once for all changes of about the same time', async () => {
    move(1, 2, 1);
    await aWhile();
    expect(shown).toStrictEqual([[1, 2]]);
  });

  it('are not read if no board is open', async () => {
    isWatched = false;
    move(1);
    await aWhile();
    expect(shown).toStrictEqual([]);
  });

  it('include changes during a read, and are split if very many', async () => {
    const many = Array.from({ length: mostOrdersNamed + 1 }, (_, index) => index + 1);
    whileReading = () => {
      whileReading = () => undefined;
      move(1_000);
    };
    move(...many);
    await aWhile();
    expect(shown.map(({ length }) => length)).toStrictEqual([mostOrdersNamed, 2]);
    expect(shown[1]).toStrictEqual([mostOrdersNamed + 1, 1_000]);
  });

  it('continue after a failed read', async () => {
    isAway = true;
    move(1);
    await aWhile();
    isAway = false;
    move(2);
    await aWhile();
    expect(shown).toStrictEqual([[2]]);
  });
});

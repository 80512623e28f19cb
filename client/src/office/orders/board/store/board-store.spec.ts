import { jest } from '@jest/globals';

import { BoardStore, type BoardState } from './board-store.js';
import { order, Shop } from './board-store.testing.js';

const idsIn = ({ board }: BoardState, stage: number): readonly number[] =>
  board.columns[stage]?.rows.map(({ id }) => id) ?? [];

describe('board store with live events', () => {
  let stop: () => void = () => undefined;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.requestAnimationFrame = (callback) => setTimeout(callback, 16, 0);
    globalThis.cancelAnimationFrame = (frame) => {
      clearTimeout(frame);
    };
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  const soon = () => jest.advanceTimersByTimeAsync(20_000);
  async function opened(shop: Shop): Promise<BoardStore> {
    const store = new BoardStore(shop, 'normal', () => 0);
    stop = store.start();
    await jest.advanceTimersByTimeAsync(0);
    return store;
  }

  it('shows an order it did not know, even if the first fetch fails', async () => {
    const shop = new Shop();
    const store = await opened(shop);
    shop.isAway = true;
    shop.move(7, 'paid', 5);
    await jest.advanceTimersByTimeAsync(100);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([]);
    shop.isAway = false;
    await soon();
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([7]);
  });

  it('announces a placed order until it is shown, and highlights it then', async () => {
    const shop = new Shop(order(1, 'new'), order(2, 'new'));
    const store = await opened(shop);
    expect(store.snapshot().arrived).toStrictEqual([]);
    shop.place(7, 'new');
    shop.place(8, 'new');
    await soon();
    expect(store.snapshot().arrived).toStrictEqual([7, 8]);
    expect(store.showArrived(7)).toStrictEqual({ stage: 0, index: 2 });
    expect(store.snapshot().arrived).toStrictEqual([8]);
    expect(store.snapshot().changes.of(7)?.at).toBe(Date.now());
  });

  it('announces no order of another flow, and a repeated event once', async () => {
    const shop = new Shop();
    const store = await opened(shop);
    shop.place(7, 'new');
    shop.place(7, 'new');
    shop.place(9, 'new', 'bespoke');
    expect(store.snapshot().arrived).toStrictEqual([7]);
  });

  it('gives no place for a new order beyond the loaded range', async () => {
    const many = Array.from({ length: 40 }, (_, index) => order(index + 1, 'new'));
    const shop = new Shop(...many);
    const store = await opened(shop);
    shop.place(99, 'new');
    expect(store.snapshot().arrived).toStrictEqual([99]);
    expect(store.showArrived(99)).toBeUndefined();
    expect(store.snapshot().arrived).toStrictEqual([]);
  });

  it('retries a reload until it succeeds', async () => {
    const shop = new Shop(order(1, 'paid'));
    const store = await opened(shop);
    shop.isAway = true;
    shop.orders = [order(2, 'paid')];
    shop.reset();
    await jest.advanceTimersByTimeAsync(100);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([1]);
    shop.isAway = false;
    await soon();
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([2]);
  });

  it('does not show a fetched order in a stage that it has left in the meantime', async () => {
    const shop = new Shop(order(1, 'complete'));
    const store = await opened(shop);
    const answer = shop.hold();
    shop.move(7, 'paid', 5);
    await jest.advanceTimersByTimeAsync(100);
    shop.move(7, 'packing', 6);
    answer();
    await jest.advanceTimersByTimeAsync(100);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([]);
    await soon();
    expect([1, 3].map((stage) => idsIn(store.snapshot(), stage))).toStrictEqual([[], [7]]);
  });

  it('puts urgent orders on top of the loaded rows, whatever their number', async () => {
    const many = Array.from({ length: 40 }, (_, index) => order(index + 1, 'paid'));
    const shop = new Shop(...many, order(90, 'new'), order(91, 'new'));
    const store = await opened(shop);
    shop.orders = shop.orders.filter(({ id }) => id < 90);
    shop.move(92, 'paid', 5, 'urgent');
    shop.move(93, 'paid', 6);
    shop.isAway = true;
    await jest.advanceTimersByTimeAsync(5_000);
    shop.isAway = false;
    await soon();
    expect(idsIn(store.snapshot(), 1).slice(0, 3)).toStrictEqual([92, 1, 2]);
    expect(idsIn(store.snapshot(), 1)).not.toContain(93);
  });

  it('varies its page sizes between boards', async () => {
    const pageSizes = async (part: number): Promise<readonly (number | undefined)[]> => {
      const shop = new Shop(...Array.from({ length: 200 }, (_, index) => order(index + 1, 'paid')));
      const store = new BoardStore(shop, 'normal', () => part);
      stop = store.start();
      await jest.advanceTimersByTimeAsync(0);
      await store.more(1);
      stop();
      return shop.queries.filter(({ stage }) => stage === 1).map(({ perPage }) => perPage);
    };
    expect([await pageSizes(0), await pageSizes(0.5), await pageSizes(0.999)]).toStrictEqual([
      [30, 40],
      [45, 60],
      [60, 80],
    ]);
  });

  it('shows an order that came to a stage while the next page was loading', async () => {
    const many = Array.from({ length: 40 }, (_, index) => order(2 * index + 2, 'paid'));
    const shop = new Shop(...many, order(71, 'packing'));
    const store = await opened(shop);
    const answer = shop.hold();
    void store.more(1);
    shop.move(71, 'paid', 5);
    answer();
    await soon();
    expect(idsIn(store.snapshot(), 1)).toContain(71);
  });

  it('does not fetch an order that was shown while the next page was loading', async () => {
    const many = Array.from({ length: 40 }, (_, index) => order(2 * index + 2, 'paid'));
    const shop = new Shop(...many, order(71, 'packing'));
    const store = await opened(shop);
    const answer = shop.hold();
    void store.more(1);
    const before = shop.queries.length;
    shop.move(71, 'paid', 5);
    shop.show([order(71, 'paid', 5)]);
    answer();
    await soon();
    expect(idsIn(store.snapshot(), 1)).toContain(71);
    expect(shop.queries.slice(before).flatMap(({ ids }) => ids ?? [])).toStrictEqual([]);
  });

  it('fetches only the orders that were not shown', async () => {
    const shop = new Shop();
    const store = await opened(shop);
    const before = shop.queries.length;
    shop.move(7, 'paid', 5);
    shop.move(8, 'paid', 6);
    shop.show([order(7, 'paid', 5)]);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([7]);
    await soon();
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([7, 8]);
    expect(shop.queries.slice(before).flatMap(({ ids }) => ids ?? [])).toStrictEqual(['8']);
  });

  it('waits for each order to be shown before it fetches it', async () => {
    const shop = new Shop();
    await opened(shop);
    const before = shop.queries.length;
    shop.move(7, 'paid', 5);
    await jest.advanceTimersByTimeAsync(350);
    shop.move(8, 'paid', 6);
    await jest.advanceTimersByTimeAsync(150);
    shop.show([order(8, 'paid', 6)]);
    await soon();
    expect(shop.queries.slice(before).flatMap(({ ids }) => ids ?? [])).toStrictEqual(['7']);
  });

  it('ignores outdated shown rows, and all rows after it is closed', async () => {
    const shop = new Shop();
    const store = await opened(shop);
    shop.move(7, 'paid', 5);
    shop.move(7, 'packing', 6);
    shop.show([order(7, 'paid', 5)]);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([]);
    shop.show([order(7, 'packing', 6)]);
    expect(idsIn(store.snapshot(), 3)).toStrictEqual([7]);
    stop();
    shop.show([order(9, 'paid', 9)]);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([]);
  });

  it('fetches at once if orders are not shown', async () => {
    const shop = new Shop();
    const store = new BoardStore({ fetch: shop.fetch, watch: shop.watch }, 'normal', () => 0);
    stop = store.start();
    await jest.advanceTimersByTimeAsync(0);
    shop.move(7, 'paid', 5);
    await jest.advanceTimersByTimeAsync(100);
    expect(idsIn(store.snapshot(), 1)).toStrictEqual([7]);
  });

  it('fetches one answer at a time, and nothing after it is closed', async () => {
    const shop = new Shop();
    await opened(shop);
    const before = shop.queries.length;
    const answer = shop.hold();
    for (let id = 1; id < 9; id += 1) {
      shop.move(id, 'paid', id);
      await jest.advanceTimersByTimeAsync(400);
    }
    expect(shop.queries.slice(before).filter(({ ids }) => ids !== undefined)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(5_000);
    stop();
    shop.isAway = true;
    answer();
    const closed = shop.queries.length;
    await soon();
    expect(shop.queries).toHaveLength(closed);
  });
});

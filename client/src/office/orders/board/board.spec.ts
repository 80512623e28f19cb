import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { percentComplete, stageOf } from '@selvedge/shared/orders/order-status';
import * as fc from 'fast-check';

import {
  countOf,
  emptyBoard,
  isWithin,
  load,
  move,
  setRowPriority,
  put,
  reload,
  type Board,
} from './board.js';
import type { Moved } from '../order-changes.js';
import { listedOrder } from '../orders.testing.js';

function order(id: number, status: OrderStatus, more: Partial<AtlasOrderRow> = {}): AtlasOrderRow {
  const stage = stageOf('normal', status) ?? 0;
  const percent = percentComplete('normal', status);
  return { ...listedOrder, id, status, stage, percentComplete: percent, ...more };
}

function moved(id: number, [from, to]: readonly [OrderStatus, OrderStatus], position = 11): Moved {
  const change = {
    orderId: id,
    hash: String(id),
    flow: 'normal',
    from,
    to,
    stage: stageOf('normal', to) ?? 0,
    percent: percentComplete('normal', to),
    at: `2026-11-01T11:00:00.${String(position).padStart(3, '0')}Z`,
    by: 'Robin Weaver',
  } as const;
  return { division: 3, position, change };
}

const idsIn = (board: Board): readonly (readonly number[])[] =>
  board.columns.map(({ rows }) => rows.map(({ id }) => id));
const paid = [order(1, 'paid'), order(2, 'paid'), order(5, 'paid')];
const board = load(emptyBoard('normal'), 1, { data: paid, next: null });

describe('board of a flow', () => {
  it('ATL-013 moves an order to the column of its stage, in sort order, with the user who moved it', () => {
    const loaded = load(board, 2, { data: [order(3, 'printed')], next: null });
    const after = move(loaded, moved(2, ['paid', 'processing']));
    expect(idsIn(after)).toStrictEqual([[], [1, 5], [2, 3], [], [], []]);
    expect(after.columns[2]?.rows[0]).toMatchObject({
      status: 'processing',
      percentComplete: 40,
      changedBy: 'Robin Weaver',
      position: 11,
    });
  });

  it('counts each change once', () => {
    const counted = { ...board, counts: { paid: 3 } };
    const change = moved(2, ['paid', 'processing']);
    const after = move(move(counted, change), change);
    expect(after.counts).toStrictEqual({ paid: 2, processing: 1 });
    expect([countOf(after, 1), countOf(after, 2)]).toStrictEqual([2, 1]);
  });

  it('counts changes of orders that are not loaded', () => {
    const after = move({ ...board, counts: { paid: 9 } }, moved(8, ['paid', 'issue']));
    expect(idsIn(after)).toStrictEqual(idsIn(board));
    expect(after.counts).toStrictEqual({ paid: 8, issue: 1 });
  });

  it('ignores changes of another flow', () => {
    const normal = moved(2, ['paid', 'processing']);
    const paper = { ...normal, change: { ...normal.change, flow: 'paper' as const } };
    expect(move(board, paper)).toBe(board);
  });

  it('keeps a row that is newer than the change', () => {
    const after = move(board, moved(2, ['paid', 'issue'], 15));
    expect(put(after, order(2, 'paid', { position: 14 }))).toBe(after);
    expect(move(after, moved(2, ['paid', 'packing'], 12))).toBe(after);
  });

  it('leaves out orders sorted after the last loaded one while more can be loaded', () => {
    const more = load(emptyBoard('normal'), 1, { data: paid, next: 'more' });
    expect(idsIn(put(more, order(9, 'paid')))[1]).toStrictEqual([1, 2, 5]);
    expect(idsIn(put(more, order(4, 'paid')))[1]).toStrictEqual([1, 2, 4, 5]);
    expect([isWithin(more, 1, 9), isWithin(more, 1, 4)]).toStrictEqual([false, true]);
    expect(idsIn(put(board, order(9, 'paid')))[1]).toStrictEqual([1, 2, 5, 9]);
  });

  it('inserts orders sorted before the end of the loaded range even after the last loaded order has left', () => {
    const first = load(emptyBoard('normal'), 1, { data: paid, next: 'more' });
    const without = move(first, moved(5, ['paid', 'printed']));
    expect(isWithin(without, 1, 4)).toBe(true);
    expect(idsIn(put(without, order(4, 'paid')))[1]).toStrictEqual([1, 2, 4]);
    expect(idsIn(put(without, order(6, 'paid')))[1]).toStrictEqual([1, 2]);
  });

  it('sorts by priority first', () => {
    const change = { orderId: 5, hash: '5', priority: 'urgent', at: '' } as const;
    const after = setRowPriority(board, { division: 3, position: 12, change });
    expect(idsIn(after)[1]).toStrictEqual([5, 1, 2]);
    expect(idsIn(put(after, order(3, 'paid', { priority: 'high' })))[1]).toStrictEqual([
      5, 3, 1, 2,
    ]);
  });

  it('sorts the last stage by last change, newest first', () => {
    const done = [1, 2, 5].reduce(
      (before, id) => move(before, moved(id, ['paid', 'complete'], 20 - id)),
      board,
    );
    expect(idsIn(done)[5]).toStrictEqual([1, 2, 5]);
  });

  it('appends the next page and replaces all rows on reload', () => {
    const first = load(emptyBoard('normal'), 1, { data: paid.slice(0, 2), next: 'more' });
    const whole = load(first, 1, { data: paid.slice(1), next: null });
    expect(idsIn(whole)[1]).toStrictEqual([1, 2, 5]);
    const reloaded = reload(whole, 1, { data: [order(5, 'paid')], next: null });
    expect(idsIn(reloaded)[1]).toStrictEqual([5]);
  });

  it('shows each order once, in its stage and in sort order, after any sequence of changes', () => {
    const status = fc.constantFrom<OrderStatus>('new', 'paid', 'printed', 'issue', 'complete');
    const change = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      status,
      fc.integer({ min: 1, max: 40 }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const after = changes.reduce(
          (before, [id, to, position]) =>
            position % 3 === 0
              ? put(before, order(id, to, { position }))
              : move(before, moved(id, ['paid', to], position)),
          board,
        );
        const shown = idsIn(after).flat();
        expect(new Set(shown).size).toBe(shown.length);
        after.columns.forEach(({ rows }, stage) => {
          expect(rows.every((row) => row.stage === stage)).toBe(true);
        });
        const [, open = []] = idsIn(after);
        expect(open).toStrictEqual([...open].sort((one, other) => one - other));
      }),
    );
  });
});

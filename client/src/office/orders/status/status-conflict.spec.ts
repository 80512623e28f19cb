import type { OrderStatusNow } from '@selvedge/shared/orders/contract';

import { changeSince, conflictMessage, refusalOf } from './status-conflict.js';
import { listedOrder } from '../orders.testing.js';
import { ApiError } from '../../../lib/http.js';
import { timeAgo } from '../../../ui/office/dates.js';

const at = '2026-11-05T10:00:00.000Z';
const current: OrderStatusNow = {
  ...{ status: 'label_printed', stage: 2, percentComplete: 40 },
  ...{ user: 'Robin Weaver', at },
};

it('ORD-037 who was overtaken is told where an order is, by whom and since when', () => {
  // In the language of whoever reads it.
  const [now, later] = [Date.parse(at), Date.parse(at) + 120_000];
  expect(conflictMessage(17, current, later)).toBe(
    `Order 17 was moved to Label printed by Robin Weaver meanwhile, ${timeAgo(at, later)}`,
  );
  expect(conflictMessage(17, { ...current, user: null }, now)).toBe(
    `Order 17 was moved to Label printed meanwhile, ${timeAgo(at, now)}`,
  );
});

it('ORD-037 who is about to move an order is told that somebody else has, or that it is gone', () => {
  const before = listedOrder;
  const pressed = { ...before, priority: 'urgent', position: before.position + 1 } as const;
  expect(changeSince(before, pressed)).toBeUndefined();
  const { id } = before;
  const moved = { ...before, status: 'issue', changedBy: 'Robin Weaver', changedAt: at } as const;
  expect(changeSince(before, moved)).toMatch(
    `Order ${String(id)} was moved to Issue by Robin Weaver meanwhile, `,
  );
  expect(changeSince(before, undefined)).toBe(
    `Order ${String(id)} is not on this part of the board any more`,
  );
});

it('a refusal of anything else says itself why', () => {
  expect(refusalOf(new Error('You are offline'), 17)).toBe('You are offline');
  const problem = { title: 'Api error', status: 409, detail: 'A reason is missing' };
  expect(refusalOf(new ApiError(409, problem), 17)).toBe('A reason is missing');
  expect(refusalOf(new ApiError(409, { ...problem, current }), 17)).toMatch(
    /^Order 17 was moved to Label printed by Robin Weaver meanwhile/,
  );
});

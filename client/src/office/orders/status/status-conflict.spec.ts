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

it('ORD-037 conflict message names the new status, who set it and when', () => {
  // timeAgo formats in the locale of the environment.
  const [now, later] = [Date.parse(at), Date.parse(at) + 120_000];
  expect(conflictMessage(17, current, later)).toBe(
    `Order 17 was moved to Label printed by Robin Weaver ${timeAgo(at, later)}`,
  );
  expect(conflictMessage(17, { ...current, user: null }, now)).toBe(
    `Order 17 was moved to Label printed ${timeAgo(at, now)}`,
  );
});

it('ORD-037 changeSince reports a move by someone else and an order that is no longer shown', () => {
  const before = listedOrder;
  const pressed = { ...before, priority: 'urgent', position: before.position + 1 } as const;
  expect(changeSince(before, pressed)).toBeUndefined();
  const { id } = before;
  const moved = { ...before, status: 'issue', changedBy: 'Robin Weaver', changedAt: at } as const;
  expect(changeSince(before, moved)).toMatch(
    `Order ${String(id)} was moved to Issue by Robin Weaver `,
  );
  expect(changeSince(before, undefined)).toBe(
    `Order ${String(id)} is no longer shown on this board`,
  );
});

it('refusalOf returns the conflict message for a conflict and the error message otherwise', () => {
  expect(refusalOf(new Error('You are offline'), 17)).toBe('You are offline');
  const problem = { title: 'Api error', status: 409, detail: 'A reason is missing' };
  expect(refusalOf(new ApiError(409, problem), 17)).toBe('A reason is missing');
  expect(refusalOf(new ApiError(409, { ...problem, current }), 17)).toMatch(
    /^Order 17 was moved to Label printed by Robin Weaver /,
  );
});

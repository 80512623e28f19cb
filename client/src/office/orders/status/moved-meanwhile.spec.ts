import type { OrderStatusNow } from '@selvedge/shared/orders/contract';

import { movedMeanwhile, refusalOf } from './moved-meanwhile.js';
import { ApiError } from '../../../lib/http.js';

const at = '2026-11-05T10:00:00.000Z';
const current: OrderStatusNow = {
  ...{ status: 'label_printed', stage: 2, percentComplete: 40 },
  ...{ user: 'Robin Weaver', at },
};

it('ORD-037 who was overtaken is told where an order is, by whom and since when', () => {
  expect(movedMeanwhile(17, current, Date.parse(at) + 120_000)).toBe(
    'Order 17 was moved to Label printed by Robin Weaver meanwhile, 2 min ago',
  );
  expect(movedMeanwhile(17, { ...current, user: null }, Date.parse(at))).toBe(
    'Order 17 was moved to Label printed meanwhile, just now',
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

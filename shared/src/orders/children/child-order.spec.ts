import {
  CHILD_ORDER_REASONS,
  CHILD_ORDER_TYPES,
  childOrderReasonName,
  childOrderTypeName,
} from './child-order.js';

it('every type and reason of child orders has a name', () => {
  expect(CHILD_ORDER_TYPES.map(childOrderTypeName)).toStrictEqual([
    'Reprint',
    'Exchange',
    'Refund',
  ]);
  const reasons = CHILD_ORDER_REASONS.map(childOrderReasonName);
  expect(new Set(reasons).size).toBe(CHILD_ORDER_REASONS.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z][a-z ]+$/);
});

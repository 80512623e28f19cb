import {
  CHILD_ORDER_REASONS,
  CHILD_ORDER_TYPES,
  childOrderReasonName,
  childOrderTypeName,
} from './child-order.js';

it('orders made of others have words for what they are, and why', () => {
  expect(CHILD_ORDER_TYPES.map(childOrderTypeName)).toStrictEqual([
    'Reprint',
    'Exchange',
    'Refund',
  ]);
  const reasons = CHILD_ORDER_REASONS.map(childOrderReasonName);
  expect(new Set(reasons).size).toBe(CHILD_ORDER_REASONS.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z][a-z ]+$/);
});

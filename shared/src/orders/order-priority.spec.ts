import { rankOf } from './order-priority.js';

it('urgent ranks above high, and high above normal', () => {
  expect(
    (['urgent', 'normal', 'high'] as const).toSorted((a, b) => rankOf(b) - rankOf(a)),
  ).toStrictEqual(['urgent', 'high', 'normal']);
});

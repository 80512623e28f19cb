import { rankOf } from './order-priority.js';

it('an urgent order presses more than a high one, and that more than others', () => {
  expect(
    (['urgent', 'normal', 'high'] as const).toSorted((a, b) => rankOf(b) - rankOf(a)),
  ).toStrictEqual(['urgent', 'high', 'normal']);
});

import { linesOf } from './shares.js';

const variations = [
  { id: 1, name: 'old', weight: 1 },
  { id: 2, name: 'new', weight: 3 },
];

it('each variation gets its share of visitors and its order rate', () => {
  const results = [{ variation: 2, discoveries: 8, orders: 1 }];
  expect(linesOf({ variations, results })).toMatchObject([
    { name: 'old', share: 25, discoveries: 0, orders: 0, rate: null },
    { name: 'new', share: 75, discoveries: 8, orders: 1, rate: '12.5' },
  ]);
});

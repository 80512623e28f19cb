import { profitPerMonth } from '@selvedge/shared/blocks/profitPerMonth/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { priceParts } = FIXTURES.profitPerMonth;

it('BLK-050 shows the profit of a number of monthly sales, and is empty if it is unknown', () => {
  const html = rendered(View, FIXTURES.profitPerMonth);
  expect(html).toContain('£480.00');
  expect(html).toContain('with 60 sales of £8.00 profit each');
  expect(html).toContain('max="500"');
  expect(rendered(View, blockOf(profitPerMonth, {}))).toBe('');
});

it('extends its range to the initial value', () => {
  const block = { ...blockOf(profitPerMonth, { sales: 900, mostSales: 100 }), priceParts };
  expect(rendered(View, block)).toContain('max="900"');
});

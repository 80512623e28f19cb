import { profitPerMonth } from '@selvedge/shared/blocks/profitPerMonth/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { priceParts } = FIXTURES.profitPerMonth;

it('says what so many sales a month earn, and nothing where nobody knows', () => {
  const html = rendered(View, FIXTURES.profitPerMonth);
  expect(html).toContain('£480.00');
  expect(html).toContain('with 60 sales of £8.00 profit each');
  expect(html).toContain('max="500"');
  expect(rendered(View, blockOf(profitPerMonth, {}))).toBe('');
});

it('reaches as far as it begins', () => {
  const block = { ...blockOf(profitPerMonth, { sales: 900, mostSales: 100 }), priceParts };
  expect(rendered(View, block)).toContain('max="900"');
});

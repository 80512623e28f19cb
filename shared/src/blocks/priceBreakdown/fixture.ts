import { defineFixture } from '../model/block-fixture.js';
import { priceBreakdown } from './definition.js';

const priceParts = {
  ...{ currency: 'GBP', price: 2_400, baseCost: 980, printCost: 220, tax: 400, profit: 800 },
};

export const fixture = defineFixture(
  priceBreakdown,
  { title: 'Where your £24 goes' },
  { data: { priceParts } },
);

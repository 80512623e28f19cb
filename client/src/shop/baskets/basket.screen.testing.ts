import { basketScreen } from '@selvedge/shared/baskets/basket.screen';

import { basket } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(basketScreen, {
  basket,
  maxQuantity: 999,
  takesPayments: true,
  isTaxed: true,
  message: null,
  shopCurrency: 'GBP',
  delivery: { label: 'UK delivery', price: 395, arrival: 'Thu 26 – Mon 30 Nov' },
  suggestions: [],
});

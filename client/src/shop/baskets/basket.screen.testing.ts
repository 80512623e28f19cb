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
  suggestions: [],
});

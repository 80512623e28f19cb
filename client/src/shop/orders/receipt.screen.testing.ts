import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/countries/shipping-countries';
import { receiptScreen } from '@selvedge/shared/orders/receipt.screen';

import { order } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(receiptScreen, {
  order,
  arrival: 'Fri 1 – Mon 4 May',
  countries,
  account: 'offered',
});

import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { checkoutScreen } from '@selvedge/shared/checkout/checkout.screen';
import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/countries/shipping-countries';

import { basket, totals } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(checkoutScreen, {
  basket,
  totals,
  coupon: null,
  arrival: 'Fri 1 – Mon 4 May',
  lastDay: null,
  takesEori: false,
  country: 'GB',
  countries,
  addressFormats: { shipping: addressFormatOf('GB'), billing: addressFormatOf('GB') },
  idempotencyKey: 'a-key-of-sixteen-letters',
  form: null,
  offersAccount: true,
  payment: { provider: 'sandbox', frameUrl: 'https://pay.example/fields', testCards: [] },
  isTestMode: false,
  addresses: [
    { addressId: 'a', line: 'Ada Lovelace, 1 Analytical Row, London, N1 9GU', isChosen: true },
    { addressId: 'b', line: 'Ada Lovelace, 2 Engine House, London, N1 9GU', isChosen: false },
  ],
});

import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/countries/shipping-countries';
import { invoiceScreen } from '@selvedge/shared/orders/invoice.screen';

import { order } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(invoiceScreen, {
  order,
  seller: {
    legalName: 'Palm & Daughters Ltd',
    companyNumber: '12345678',
    vatNumber: 'GB123456789',
    charityNumber: '',
  },
  countries,
});

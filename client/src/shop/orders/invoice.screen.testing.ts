import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/countries/shipping-countries';
import { invoiceScreen } from '@selvedge/shared/orders/invoice.screen';

import { order } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(invoiceScreen, {
  order,
  document: {
    label: 'INV-000017',
    issuedAt: '2026-11-01T10:00:00Z',
    creditNote: null,
    corrects: null,
    refunds: [],
  },
  refund: null,
  seller: {
    legalName: 'Palm & Daughters Ltd',
    companyNumber: '12345678',
    vatNumber: 'GB123456789',
    charityNumber: '',
  },
  countries,
});

import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { quoteRequestScreen } from '@selvedge/shared/orders/quote-request.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(quoteRequestScreen, {
  countries: [{ code: 'GB', name: 'United Kingdom' }],
  country: 'GB',
  addressFormat: addressFormatOf('GB'),
  id: '6f1c0f1e-0000-4000-8000-000000000001',
  form: null,
});

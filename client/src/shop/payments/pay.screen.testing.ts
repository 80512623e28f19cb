import { payScreen } from '@selvedge/shared/payments/pay.screen';

import { order } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(payScreen, {
  order,
  form: null,
  payment: { provider: 'sandbox', frameUrl: 'https://pay.example/fields', testCards: [] },
  continueUrl: null,
  isTestMode: false,
});

import { accountScreen } from '@selvedge/shared/own-account/account.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountScreen, {
  person: 'Ada Lovelace',
  email: 'ada@example.test',
  orders: [
    {
      orderId: 1042,
      hash: 'a'.repeat(32),
      placedAt: '2026-03-01T09:00:00.000Z',
      step: 'Printing',
      quantity: 3,
      names: ['Sunrise Tee', 'Sunset Hoodie'],
      images: ['/images/sunrise.png', '/images/sunset.png'],
      total: { amount: 2795, currency: 'GBP' },
      hasInvoice: true,
    },
  ],
});

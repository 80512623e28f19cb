import { quoteScreen } from '@selvedge/shared/orders/quote.screen';

import { order } from '../app/orders.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(quoteScreen, {
  order: {
    ...order,
    flow: 'bespoke',
    status: 'quote',
    stage: 0,
    stages: 9,
    percentComplete: 0,
    paymentAttempts: [],
    quote: {
      revision: 2,
      sentRevision: 2,
      sentAt: '2026-05-01T10:00:00.000Z',
      validUntil: '2026-05-31',
      decision: null,
      terms: 'none',
      mockups: [],
      documents: [],
      purchaseOrder: null,
      wish: null,
      isPayable: false,
    },
  },
  form: null,
  now: Date.parse('2026-05-02T10:00:00.000Z'),
});

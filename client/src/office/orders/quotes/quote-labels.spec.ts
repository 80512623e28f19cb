import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';

import { priceSummary } from './quote-labels.js';

const untouched: OrderQuote = {
  revision: 2,
  sentRevision: null,
  sentAt: null,
  validUntil: null,
  decision: null,
  terms: 'none',
  mockups: [],
  documents: [],
  purchaseOrder: null,
  wish: null,
  isPayable: false,
};
const summary = (quote: Partial<OrderQuote>) =>
  priceSummary({ ...untouched, ...quote }, { dateTime: () => 'then', day: (time) => time });

describe('price summary of a quote', () => {
  it('says whether the current price was sent', () => {
    expect(summary({})).toBe('Not sent to the customer yet');
    expect(summary({ sentAt: 'x', sentRevision: 2 })).toBe(
      'Sent then. The customer has not responded yet.',
    );
    expect(summary({ sentAt: 'x', sentRevision: 2, validUntil: '2026-11-05' })).toBe(
      'Sent then, valid until 2026-11-05T12:00:00. The customer has not responded yet.',
    );
    expect(summary({ sentAt: 'x', sentRevision: 1 })).toBe(
      'Changed since it was sent. Send it again.',
    );
  });

  it('says whether the customer accepted or declined, with the reason', () => {
    const decided = (accepted: boolean, reason: string | null) =>
      summary({ sentAt: 'x', sentRevision: 2, decision: { accepted, reason, at: 'x' } });
    expect(decided(true, null)).toBe('Accepted then');
    expect(decided(false, 'Too dear')).toBe('Declined then: “Too dear”');
  });
});

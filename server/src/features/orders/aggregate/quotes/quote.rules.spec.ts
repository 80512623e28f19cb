import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import { NothingOrdered, OrderNotFound } from '../order.errors.js';
import { placed as shopOrder, started, succeeded } from '../../order.testing.js';
import {
  MockupNotApproved,
  OrderIsNoQuote,
  QuoteAlreadyAccepted,
  QuoteDiscountTooLarge,
  QuoteExpired,
  QuoteHasChanged,
  QuoteIsSettled,
  QuoteNotAccepted,
  QuoteNotSent,
  QuoteWithoutPrice,
  TermsNotAuthorised,
  TermsNotRequested,
  TermsRefused,
} from './quote.errors.js';
import {
  placed,
  mockup,
  moved,
  price,
  priced,
  send,
  sent,
  decide,
  decided,
  requestTerms,
  requested,
  decideTerms,
  termsDecided,
  order,
  ordered,
  accepted,
  onTerms,
  authorised,
  numbered,
  totals,
} from '../../quotes/quote.testing.js';

const { given } = scenarioFor(orderDecider);

describe('the price of a quote', () => {
  it('is set only by a caller who saw the previous one', () => {
    given(placed).when(price()).thenEvents(priced());
    given(placed, priced())
      .when(price({ revision: 2 }))
      .thenEvents(priced(3));
    given(placed, priced()).when(price()).thenThrows(new QuoteHasChanged());
    given(placed)
      .when(price({ items: [] }))
      .thenThrows(new NothingOrdered());
  });

  it('cannot have a discount above the total of its lines', () => {
    given(placed)
      .when(price({ totals: { ...totals, discount: totals.subtotal + 1 } }))
      .thenThrows(new QuoteDiscountTooLarge());
    const free = { ...totals, discount: totals.subtotal };
    given(placed)
      .when(price({ totals: free }))
      .thenEvents(priced(2, free));
  });

  it('can change together with the addresses', () => {
    const { shippingAddress, billingAddress } = shopOrder;
    if (shippingAddress === null || billingAddress === null)
      throw new Error('The order lacks an address.');
    const addresses = { shippingAddress: { ...shippingAddress, city: 'Ryde' }, billingAddress };
    const { orderId, hash, subject } = placed;
    given(placed)
      .when(price({ addresses }))
      .thenEvents({ type: 'QuoteAddressed', orderId, hash, subject, ...addresses }, priced());
  });

  it('is accepted until the end of its last day, which staff can extend', () => {
    const over = Date.parse('2026-11-06T12:00:00Z');
    const sentQuote = [placed, sent(1, '2026-11-05')] as const;
    given(...sentQuote)
      .when(decide(true, { now: over - 1 }))
      .thenEvents(decided(true));
    given(...sentQuote)
      .when(decide(true, { now: over }))
      .thenThrows(new QuoteExpired('2026-11-05'));
    given(...sentQuote)
      .when(decide(false, { now: over }))
      .thenEvents(decided(false), moved('quote', 'bespoke_idle'));
    given(...sentQuote, sent(1, '2026-12-05'))
      .when(decide(true, { now: over }))
      .thenEvents(decided(true));
  });

  it('can be sent repeatedly, but not if outdated or zero', () => {
    given(placed).when(send()).thenEvents(sent());
    given(placed, sent()).when(send()).thenEvents(sent());
    given(placed, priced()).when(send()).thenThrows(new QuoteHasChanged());
    given({ ...placed, totals: { ...totals, total: 0 } })
      .when(send())
      .thenThrows(new QuoteWithoutPrice());
    const free = { ...totals, total: 0 };
    given({ ...placed, totals: free }, priced())
      .when(send(2))
      .thenEvents(sent(2));
    given(placed, priced(2, free)).when(send(2)).thenThrows(new QuoteWithoutPrice());
  });

  it('revokes an earlier acceptance if it changes', () => {
    given(...onTerms)
      .when(price())
      .thenEvents(priced(), moved('bespoke_requested_terms', 'quote'));
  });

  it('needs an open bespoke order without a payment', () => {
    given(shopOrder).when(price()).thenThrows(new OrderIsNoQuote());
    given().when(price()).thenThrows(new OrderNotFound());
    given(...accepted, started('a'))
      .when(price())
      .thenThrows(new QuoteIsSettled());
    given(placed, moved('quote', 'bespoke_production'))
      .when(price())
      .thenThrows(new QuoteIsSettled());
  });
});

describe('the answer to a quote', () => {
  it('refers to the sent price and is recorded once', () => {
    given(placed, sent()).when(decide(true)).thenEvents(decided(true));
    given(...accepted)
      .when(decide(true))
      .thenNothing();
    given(placed).when(decide(true)).thenThrows(new QuoteNotSent());
    given(placed, sent(), priced()).when(decide(true)).thenThrows(new QuoteNotSent());
    given(placed, priced(), sent(2)).when(decide(true)).thenThrows(new QuoteHasChanged());
  });

  it('can be a refusal with a reason, followed by acceptance, but not the reverse', () => {
    given(placed, sent())
      .when(decide(false, { reason: ' Too dear ' }))
      .thenEvents(decided(false, 'Too dear'), moved('quote', 'bespoke_idle'));
    given(placed, sent(), decided(false), moved('quote', 'bespoke_idle'))
      .when(decide(true))
      .thenEvents(decided(true), moved('bespoke_idle', 'quote'));
    given(placed, sent(), decided(false), moved('quote', 'bespoke_idle'))
      .when(decide(false))
      .thenNothing();
    given(...accepted)
      .when(decide(false))
      .thenThrows(new QuoteAlreadyAccepted());
  });
});

describe('payment terms', () => {
  it('RET-010 are requested with the acceptance or later, and move the order', () => {
    given(placed, sent())
      .when(decide(true, { onTerms: true }))
      .thenEvents(decided(true), requested, moved('quote', 'bespoke_requested_terms'));
    given(...accepted)
      .when(requestTerms)
      .thenEvents(requested, moved('quote', 'bespoke_requested_terms'));
    given(...onTerms)
      .when(requestTerms)
      .thenNothing();
    given(placed, sent()).when(requestTerms).thenThrows(new QuoteNotAccepted());
  });

  it('are authorised or refused by staff, who can change the decision', () => {
    given(...onTerms)
      .when(decideTerms(true))
      .thenEvents(termsDecided(true), moved('bespoke_requested_terms', 'bespoke_authorised_terms'));
    given(...authorised)
      .when(decideTerms(false))
      .thenEvents(termsDecided(false), moved('bespoke_authorised_terms', 'bespoke_idle'));
    given(...authorised)
      .when(decideTerms(true))
      .thenNothing();
    given(...accepted)
      .when(decideTerms(true))
      .thenThrows(new TermsNotRequested());
  });

  it('cannot be requested again after a refusal', () => {
    given(...onTerms, termsDecided(false), moved('bespoke_requested_terms', 'bespoke_idle'))
      .when(requestTerms)
      .thenThrows(new TermsRefused());
    given(...onTerms, termsDecided(false), moved('bespoke_requested_terms', 'bespoke_idle'))
      .when(decideTerms(false))
      .thenNothing();
  });

  it('allow a purchase order, whose number can be corrected', () => {
    given(...authorised)
      .when(order(' PO-7 '))
      .thenEvents(ordered('PO-7'), moved('bespoke_authorised_terms', 'po_confirmed'));
    given(...numbered)
      .when(order('PO-8'))
      .thenEvents(ordered('PO-8'));
    given(...numbered)
      .when(order('PO-7'))
      .thenNothing();
    given(...onTerms)
      .when(order('PO-7'))
      .thenThrows(new TermsNotAuthorised());
    given(...authorised, mockup('one'), moved('bespoke_authorised_terms', 'bespoke_mockup'))
      .when(order('PO-7'))
      .thenThrows(new MockupNotApproved());
    given(...authorised, priced())
      .when(order('PO-7'))
      .thenThrows(new QuoteNotAccepted());
    given(...numbered, moved('po_confirmed', 'bespoke_production'))
      .when(order('PO-8'))
      .thenThrows(new QuoteIsSettled());
    given(...numbered, started('a'), succeeded('a'))
      .when(order('PO-8'))
      .thenThrows(new QuoteIsSettled());
  });
});

describe('the status of a quote order', () => {
  it('keeps a manual change until the agreement changes', () => {
    const byHand = [...accepted, moved('quote', 'bespoke_mockup')];
    given(...byHand)
      .when(send())
      .thenEvents(sent());
    given(...byHand)
      .when(requestTerms)
      .thenEvents(requested, moved('bespoke_mockup', 'bespoke_requested_terms'));
    given(...accepted, moved('quote', 'bespoke_requested_terms'))
      .when(requestTerms)
      .thenEvents(requested);
  });
});

describe('the quote request of a shopper', () => {
  it('is recorded once, without blank fields', () => {
    const { orderId, hash, subject } = placed;
    const texts = { company: 'Palm Ltd', neededBy: '2026-11-05', notes: null };
    const wished = { type: 'QuoteWished', orderId, hash, subject, ...texts } as const;
    const wish = { ...texts, company: ' Palm Ltd ', notes: ' ' };
    given(placed).when({ type: 'WishForQuote', orderId, wish }).thenEvents(wished);
    given(placed, wished).when({ type: 'WishForQuote', orderId, wish }).thenNothing();
  });
});

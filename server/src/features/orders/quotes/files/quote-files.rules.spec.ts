import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../../order.decider.js';
import { OrderNotPayable } from '../../order.errors.js';
import { start, started, succeed, succeeded } from '../../order.testing.js';
import { MockupHasChanged, QuoteFileUnknown, TooManyQuoteFiles } from '../quote.errors.js';
import {
  placed,
  moved,
  sent,
  decide,
  decided,
  addMockup,
  mockup,
  look,
  looked,
  attach,
  attached,
  detach,
  detached,
  order,
  ordered,
  accepted,
  authorised,
  numbered,
} from '../quote.testing.js';

const { given } = scenarioFor(orderDecider);

describe('a mock-up', () => {
  it('waits for the customer once the price is accepted, and is shown before', () => {
    given(placed).when(addMockup('one')).thenEvents(mockup('one'));
    given(...accepted)
      .when(addMockup('one'))
      .thenEvents(mockup('one'), moved('quote', 'bespoke_mockup'));
    given(placed, mockup('one'), sent())
      .when(decide(true))
      .thenEvents(decided(true), moved('quote', 'bespoke_mockup'));
  });

  it('is approved, or has to be another, which is asked about anew', () => {
    const shown = [...accepted, mockup('one'), moved('quote', 'bespoke_mockup')];
    const approved = [...shown, looked('one', true), moved('bespoke_mockup', 'bespoke_approved')];
    given(...shown)
      .when(look('one', true))
      .thenEvents(looked('one', true), moved('bespoke_mockup', 'bespoke_approved'));
    given(...shown)
      .when(look('one', false, ' Larger '))
      .thenEvents(looked('one', false, 'Larger'));
    given(...approved)
      .when(look('one', true))
      .thenNothing();
    given(...approved)
      .when(addMockup('two'))
      .thenEvents(mockup('two'), moved('bespoke_approved', 'bespoke_mockup'));
    given(...shown, mockup('two'))
      .when(look('one', true))
      .thenThrows(new MockupHasChanged());
    given(...accepted)
      .when(look('one', true))
      .thenThrows(new MockupHasChanged());
  });

  it('has to be another only once', () => {
    given(...accepted, mockup('one'), moved('quote', 'bespoke_mockup'), looked('one', false))
      .when(look('one', false))
      .thenNothing();
  });

  it('lets the customer order by a number once it is approved', () => {
    given(
      ...authorised,
      mockup('one'),
      moved('bespoke_authorised_terms', 'bespoke_mockup'),
      looked('one', true),
      moved('bespoke_mockup', 'bespoke_approved'),
    )
      .when(order('PO-7'))
      .thenEvents(ordered('PO-7'), moved('bespoke_approved', 'po_confirmed'));
  });

  it('is one of 20 at most', () => {
    const all = Array.from({ length: 20 }, (_, nth) => mockup(String(nth)));
    given(placed, ...all)
      .when(addMockup('more'))
      .thenThrows(new TooManyQuoteFiles(20));
  });
});

describe('the documents of a quote', () => {
  it('come and go, also once it is settled', () => {
    given(placed).when(attach('one')).thenEvents(attached('one'));
    given(...numbered)
      .when(attach('one'))
      .thenEvents(attached('one'));
    given(placed, attached('one')).when(detach('one')).thenEvents(detached('one'));
    given(placed).when(detach('one')).thenThrows(new QuoteFileUnknown());
    const left = [placed, attached('one'), attached('two'), detached('one')];
    given(...left)
      .when(detach('one'))
      .thenThrows(new QuoteFileUnknown());
    given(...left)
      .when(detach('two'))
      .thenEvents(detached('two'));
  });

  it('are 20 at most', () => {
    const all = Array.from({ length: 20 }, (_, nth) => attached(String(nth)));
    given(placed, ...all)
      .when(attach('more'))
      .thenThrows(new TooManyQuoteFiles(20));
  });
});

describe('the payment of a quote', () => {
  it('is taken once all is agreed on, and moves the order', () => {
    given(...accepted)
      .when(start('a'))
      .thenEvents(started('a'));
    given(...accepted, started('a'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), moved('quote', 'bespoke_paid'));
    given(...numbered)
      .when(start('a'))
      .thenEvents(started('a'));
  });

  it('is not taken before, nor while a mock-up waits', () => {
    const refusal = new OrderNotPayable();
    given(placed, sent()).when(start('a')).thenThrows(refusal);
    given(placed, sent(), decided(false)).when(start('a')).thenThrows(refusal);
    given(...accepted, mockup('one'), moved('quote', 'bespoke_mockup'))
      .when(start('a'))
      .thenThrows(refusal);
    given(...accepted, moved('quote', 'bespoke_production'))
      .when(start('a'))
      .thenThrows(refusal);
  });
});

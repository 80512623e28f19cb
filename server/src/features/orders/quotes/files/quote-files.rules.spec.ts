import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../../aggregate/order.decider.js';
import { OrderNotPayable } from '../../aggregate/order.errors.js';
import { start, started, succeed, succeeded } from '../../order.testing.js';
import {
  MockupHasChanged,
  QuoteFileUnknown,
  TooManyQuoteFiles,
} from '../../aggregate/quotes/quote.errors.js';
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
  it('is shown before acceptance, and moves an accepted quote to the mock-up stage', () => {
    given(placed).when(addMockup('one')).thenEvents(mockup('one'));
    given(...accepted)
      .when(addMockup('one'))
      .thenEvents(mockup('one'), moved('quote', 'bespoke_mockup'));
    given(placed, mockup('one'), sent())
      .when(decide(true))
      .thenEvents(decided(true), moved('quote', 'bespoke_mockup'));
  });

  it('is approved or returned for changes, and a new one needs a new decision', () => {
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

  it('is returned for changes only once', () => {
    given(...accepted, mockup('one'), moved('quote', 'bespoke_mockup'), looked('one', false))
      .when(look('one', false))
      .thenNothing();
  });

  it('allows a purchase order after approval', () => {
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

  it('is limited to 20 per quote', () => {
    const all = Array.from({ length: 20 }, (_, nth) => mockup(String(nth)));
    given(placed, ...all)
      .when(addMockup('more'))
      .thenThrows(new TooManyQuoteFiles(20));
  });
});

describe('the documents of a quote', () => {
  it('can be added and removed, even after the quote is settled', () => {
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

  it('are limited to 20', () => {
    const all = Array.from({ length: 20 }, (_, nth) => attached(String(nth)));
    given(placed, ...all)
      .when(attach('more'))
      .thenThrows(new TooManyQuoteFiles(20));
  });
});

describe('the payment of a quote', () => {
  it('is possible once everything is agreed, and moves the order', () => {
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

  it('is refused before acceptance and while a mock-up awaits approval', () => {
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

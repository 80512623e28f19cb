import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from './order.decider.js';
import {
  OrderAlreadyPaid,
  OrderNotFound,
  OrderNotPayable,
  PaymentAttemptUnknown,
  PaymentInProgress,
} from './order.errors.js';
import {
  decline,
  declined,
  moved,
  placed,
  start,
  started,
  succeed,
  succeeded,
} from './order.testing.js';

const { given } = scenarioFor(orderDecider);

describe('paying an order', () => {
  it.each(['new', 'to_be_paid'] as const)('starts an attempt while it is %s', (status) => {
    given({ ...placed, status })
      .when(start('a'))
      .thenEvents(started('a'));
  });

  it('makes it paid in the same breath as the payment', () => {
    given(placed, started('a'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), moved('to_be_paid', 'paid'));
  });

  it('ORD-037 does not take it back when staff have moved it on meanwhile', () => {
    given(placed, started('a'), moved('to_be_paid', 'packing'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'));
  });

  it('allows one attempt at a time', () => {
    given(placed, started('a')).when(start('b')).thenThrows(new PaymentInProgress());
  });

  it('allows another attempt after a decline, and records each', () => {
    given(placed, started('a')).when(decline('a')).thenEvents(declined('a'));
    given(placed, started('a'), declined('a')).when(start('b')).thenEvents(started('b'));
  });

  it('is refused twice', () => {
    given(placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid'))
      .when(start('b'))
      .thenThrows(new OrderAlreadyPaid());
  });

  it('is refused twice even when staff have moved the order back', () => {
    given(placed, started('a'), succeeded('a')).when(start('b')).thenThrows(new OrderAlreadyPaid());
  });

  it('is refused when the order does not wait for money', () => {
    given(placed, moved('to_be_paid', 'processing'))
      .when(start('a'))
      .thenThrows(new OrderNotPayable());
    given({ ...placed, flow: 'bespoke', status: 'quote' })
      .when(start('a'))
      .thenThrows(new OrderNotPayable());
  });

  it('hears of an outcome twice and acts once', () => {
    given(placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid'))
      .when(succeed('a'))
      .thenNothing();
    given(placed, started('a'), declined('a')).when(decline('a')).thenNothing();
  });

  it('believes the money: a capture counts even after a decline, never the other way round', () => {
    given(placed, started('a'), declined('a'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), moved('to_be_paid', 'paid'));
    given(placed, started('a'), succeeded('a')).when(decline('a')).thenNothing();
  });

  it.each([succeed('x'), decline('x')])('knows nothing of an attempt it never made', (outcome) => {
    given(placed, started('a')).when(outcome).thenThrows(new PaymentAttemptUnknown());
  });

  it.each([start('a'), succeed('a'), decline('a')])('needs an order', (command) => {
    given().when(command).thenThrows(new OrderNotFound());
  });
});

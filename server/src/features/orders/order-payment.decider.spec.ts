import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from './order.decider.js';
import {
  OrderAlreadyPaid,
  OrderNotFound,
  OrderNotPayable,
  PaymentAttemptUnknown,
  PaymentInProgress,
} from './order.errors.js';
import { NoRefundDue } from './refunds/refund.errors.js';
import {
  confirmed,
  confirmRefund,
  decline,
  declined,
  due,
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

  it.each(['complete', 'exchanged', 'refunded'] as const)(
    'owes the money back that comes in once it is closed as %s',
    (status) => {
      given(placed, started('a'), moved('to_be_paid', status))
        .when(succeed('a'))
        .thenEvents(succeeded('a'), due('a'));
    },
  );

  it('owes back what is paid a second time', () => {
    const paid = [placed, started('a'), declined('a'), started('b'), succeeded('b')] as const;
    given(...paid, moved('to_be_paid', 'paid'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'));
    given(...paid, moved('to_be_paid', 'new'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'), moved('new', 'paid'));
  });

  it('hears once that money went back, and of no other money', () => {
    const owing = [placed, started('a'), moved('to_be_paid', 'refunded'), succeeded('a'), due('a')];
    given(...owing)
      .when(confirmRefund('a'))
      .thenEvents(confirmed('a'));
    given(...owing, confirmed('a'))
      .when(confirmRefund('a'))
      .thenNothing();
    given(...owing)
      .when(confirmRefund('b'))
      .thenThrows(new NoRefundDue());
    given(placed, started('a'), succeeded('a'))
      .when(confirmRefund('a'))
      .thenThrows(new NoRefundDue());
  });

  it.each([succeed('x'), decline('x')])('knows nothing of an attempt it never made', (outcome) => {
    given(placed, started('a')).when(outcome).thenThrows(new PaymentAttemptUnknown());
  });

  it.each([start('a'), succeed('a'), decline('a'), confirmRefund('a')])(
    'needs an order',
    (command) => {
      given().when(command).thenThrows(new OrderNotFound());
    },
  );
});

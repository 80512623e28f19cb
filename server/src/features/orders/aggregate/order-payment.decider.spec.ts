import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
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
} from '../order.testing.js';

const { given } = scenarioFor(orderDecider);

describe('paying an order', () => {
  it.each(['new', 'to_be_paid'] as const)('starts an attempt while it is %s', (status) => {
    given({ ...placed, status })
      .when(start('a'))
      .thenEvents(started('a'));
  });

  it('marks it as paid in the same commit', () => {
    given(placed, started('a'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), moved('to_be_paid', 'paid'));
  });

  it('ORD-037 does not move back an order that staff moved on', () => {
    given(placed, started('a'), moved('to_be_paid', 'packing'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'));
  });

  it('allows one attempt at a time', () => {
    given(placed, started('a')).when(start('b')).thenThrows(new PaymentInProgress());
  });

  it('allows another attempt after a decline and records both', () => {
    given(placed, started('a')).when(decline('a')).thenEvents(declined('a'));
    given(placed, started('a'), declined('a')).when(start('b')).thenEvents(started('b'));
  });

  it('is refused once it is paid', () => {
    given(placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid'))
      .when(start('b'))
      .thenThrows(new OrderAlreadyPaid());
  });

  it('is refused once it is paid, even if staff moved the order back', () => {
    given(placed, started('a'), succeeded('a')).when(start('b')).thenThrows(new OrderAlreadyPaid());
  });

  it('is refused if the order does not await payment', () => {
    given(placed, moved('to_be_paid', 'processing'))
      .when(start('a'))
      .thenThrows(new OrderNotPayable());
    given({ ...placed, flow: 'bespoke', status: 'quote' })
      .when(start('a'))
      .thenThrows(new OrderNotPayable());
  });

  it('ignores a repeated outcome', () => {
    given(placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid'))
      .when(succeed('a'))
      .thenNothing();
    given(placed, started('a'), declined('a')).when(decline('a')).thenNothing();
  });

  it('records a capture even after a decline, and ignores a decline after a capture', () => {
    given(placed, started('a'), declined('a'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), moved('to_be_paid', 'paid'));
    given(placed, started('a'), succeeded('a')).when(decline('a')).thenNothing();
  });

  it.each(['complete', 'exchanged', 'refunded'] as const)(
    'makes a payment due for refund if the order is closed as %s',
    (status) => {
      given(placed, started('a'), moved('to_be_paid', status))
        .when(succeed('a'))
        .thenEvents(succeeded('a'), due('a'));
    },
  );

  it('makes a second payment due for refund', () => {
    const paid = [placed, started('a'), declined('a'), started('b'), succeeded('b')] as const;
    given(...paid, moved('to_be_paid', 'paid'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'));
    given(...paid, moved('to_be_paid', 'new'))
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'), moved('new', 'paid'));
  });

  it('confirms a due refund once, and no other payment', () => {
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

  it.each([succeed('x'), decline('x')])('rejects the outcome of an unknown attempt', (outcome) => {
    given(placed, started('a')).when(outcome).thenThrows(new PaymentAttemptUnknown());
  });

  it.each([start('a'), succeed('a'), decline('a'), confirmRefund('a')])(
    'needs an order',
    (command) => {
      given().when(command).thenThrows(new OrderNotFound());
    },
  );
});

import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import {
  change,
  confirmed,
  confirmRefund,
  declined,
  due,
  failRefund,
  moved,
  placed,
  refundFailed,
  refundRequested,
  refundSucceeded,
  requestRefund,
  started,
  succeeded,
  succeedRefund,
} from '../../order.testing.js';
import { ChildOrdersHaveChanged } from '../children/child.errors.js';
import { orderDecider } from '../order.decider.js';
import { PaymentAttemptUnknown } from '../order.errors.js';
import {
  MoreThanRefundable,
  NothingRefunded,
  PaymentNotCaptured,
  RefundIdReused,
  RefundInProgress,
  RefundUnknown,
} from './refund.errors.js';

const { given } = scenarioFor(orderDecider);
const paid = [placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid')] as const;
const pounds = (amount: number) => ({ amount, currency: 'GBP' });

describe('a refund through the provider', () => {
  it('is requested for a part of the payment, and for the rest', () => {
    given(...paid)
      .when(requestRefund('r', 'a', 1200))
      .thenEvents(refundRequested('r', 'a', 1200));
    given(...paid, refundRequested('r', 'a', 1200), refundSucceeded('r', 'a', 1200))
      .when(requestRefund('s', 'a', 3995))
      .thenEvents(refundRequested('s', 'a', 3995));
  });

  it('is requested once per id, and not with another amount', () => {
    const requested = [...paid, refundRequested('r', 'a', 1200)] as const;
    given(...requested)
      .when(requestRefund('r', 'a', 1200))
      .thenEvents();
    given(...requested)
      .when(requestRefund('r', 'a', 1300))
      .thenThrows(new RefundIdReused());
    given(...requested, started('b'), succeeded('b'), due('b'))
      .when(requestRefund('r', 'b', 1200))
      .thenThrows(new RefundIdReused());
    given(...requested, refundFailed('r', 'a', 1200))
      .when(requestRefund('r', 'a', 1200))
      .thenEvents();
  });

  it('never exceeds the payment; open refunds count, failed ones do not', () => {
    given(...paid)
      .when(requestRefund('r', 'a', 5196))
      .thenThrows(new MoreThanRefundable(pounds(5195)));
    const open = [...paid, refundRequested('r', 'a', 5000)] as const;
    given(...open)
      .when(requestRefund('s', 'a', 196))
      .thenThrows(new MoreThanRefundable(pounds(195)));
    given(...open, refundSucceeded('r', 'a', 5000))
      .when(requestRefund('s', 'a', 196))
      .thenThrows(new MoreThanRefundable(pounds(195)));
    given(...open, refundFailed('r', 'a', 5000))
      .when(requestRefund('s', 'a', 5195))
      .thenEvents(refundRequested('s', 'a', 5195));
  });

  it('counts refund orders, as the caller read them', () => {
    given(...paid)
      .when(requestRefund('r', 'a', 2796, { childOrders: 0, returned: 2400 }))
      .thenThrows(new MoreThanRefundable(pounds(2795)));
    given(...paid)
      .when(requestRefund('r', 'a', 1, { childOrders: 1, returned: 2400 }))
      .thenThrows(new ChildOrdersHaveChanged());
  });

  it.each([0, -1, 0.5, Number.NaN])('is refused for an amount of %p', (amount) => {
    given(...paid)
      .when(requestRefund('r', 'a', amount))
      .thenThrows(new NothingRefunded());
  });

  it('needs a captured payment', () => {
    given(placed)
      .when(requestRefund('r', 'a', 1))
      .thenThrows(new PaymentAttemptUnknown());
    given(placed, started('a'))
      .when(requestRefund('r', 'a', 1))
      .thenThrows(new PaymentNotCaptured());
    given(placed, started('a'), declined('a'))
      .when(requestRefund('r', 'a', 1))
      .thenThrows(new PaymentNotCaptured());
  });

  it('is refused once staff recorded that the money was returned', () => {
    given(...paid, moved('paid', 'refunded'))
      .when(requestRefund('r', 'a', 1))
      .thenThrows(new MoreThanRefundable(pounds(0)));
  });

  it('succeeds or fails once', () => {
    const open = [...paid, refundRequested('r', 'a', 1200)] as const;
    given(...open)
      .when(succeedRefund('r', 'a'))
      .thenEvents(refundSucceeded('r', 'a', 1200));
    given(...open)
      .when(failRefund('r', 'a'))
      .thenEvents(refundFailed('r', 'a', 1200));
    given(...open, refundSucceeded('r', 'a', 1200))
      .when(succeedRefund('r', 'a'))
      .thenEvents();
    // More than half: counted twice, it would close the order.
    given(...paid, refundRequested('r', 'a', 3000), refundSucceeded('r', 'a', 3000))
      .when(succeedRefund('r', 'a'))
      .thenEvents();
    given(...open, refundSucceeded('r', 'a', 1200))
      .when(failRefund('r', 'a'))
      .thenEvents();
    given(...open, refundFailed('r', 'a', 1200))
      .when(failRefund('r', 'a'))
      .thenEvents();
    given(...paid)
      .when(succeedRefund('r', 'a'))
      .thenThrows(new RefundUnknown());
  });

  it('is recorded if it succeeds after it failed, because the money has moved', () => {
    given(...paid, refundRequested('r', 'a', 1200), refundFailed('r', 'a', 1200))
      .when(succeedRefund('r', 'a'))
      .thenEvents(refundSucceeded('r', 'a', 1200));
  });

  it('ORD-015 closes the order as refunded with the last part', () => {
    const half = [
      ...[...paid, moved('paid', 'complete'), refundRequested('r', 'a', 1200)],
      ...[refundSucceeded('r', 'a', 1200), refundRequested('s', 'a', 3995)],
    ] as const;
    given(...half)
      .when(succeedRefund('s', 'a'))
      .thenEvents(refundSucceeded('s', 'a', 3995), moved('complete', 'refunded'));
  });

  it('closes the order if refund orders returned the other part', () => {
    given(...paid, refundRequested('r', 'a', 2795))
      .when(succeedRefund('r', 'a', { childOrders: 1, returned: 2400 }))
      .thenEvents(refundSucceeded('r', 'a', 2795), moved('paid', 'refunded'));
  });

  it('prevents a change of status that states what the refund decides', () => {
    given(...paid, refundRequested('r', 'a', 1200))
      .when(change('refunded'))
      .thenThrows(new RefundInProgress());
    given(...paid, refundRequested('r', 'a', 1200))
      .when(change('processing'))
      .thenEvents(moved('paid', 'processing'));
  });
});

describe('a refund of a late payment through the provider', () => {
  const late = [
    ...[placed, started('a'), moved('to_be_paid', 'refunded'), succeeded('a'), due('a')],
  ] as const;

  it('is made on a closed order, and needs no confirmation', () => {
    given(...late)
      .when(requestRefund('r', 'a', 5195))
      .thenEvents(refundRequested('r', 'a', 5195));
    const refunded = [...late, refundRequested('r', 'a', 5195)] as const;
    given(...refunded)
      .when(change('paid'))
      .thenThrows(new RefundInProgress());
    given(...refunded)
      .when(confirmRefund('a'))
      .thenThrows(new RefundInProgress());
    given(...refunded)
      .when(succeedRefund('r', 'a'))
      .thenEvents(refundSucceeded('r', 'a', 5195));
    given(...refunded, refundSucceeded('r', 'a', 5195))
      .when(confirmRefund('a'))
      .thenEvents();
    given(...refunded, refundSucceeded('r', 'a', 5195))
      .when(requestRefund('s', 'a', 1))
      .thenThrows(new MoreThanRefundable(pounds(0)));
  });

  it('is refused once staff confirmed that they returned it by other means', () => {
    given(...late, confirmed('a'))
      .when(requestRefund('r', 'a', 1))
      .thenThrows(new MoreThanRefundable(pounds(0)));
  });

  it('leaves the rest to be confirmed after a part', () => {
    given(...late, refundRequested('r', 'a', 195), refundSucceeded('r', 'a', 195))
      .when(confirmRefund('a'))
      .thenEvents(confirmed('a', 5000));
  });

  it('does not close an order that another payment pays', () => {
    const twice = [...paid, succeeded('b'), due('b'), refundRequested('r', 'b', 5195)] as const;
    given(...twice)
      .when(succeedRefund('r', 'b'))
      .thenEvents(refundSucceeded('r', 'b', 5195));
  });
});

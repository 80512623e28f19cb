import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import { PaymentAttemptUnknown } from '../order.errors.js';
import {
  change,
  decline,
  declined,
  due,
  moved,
  placed,
  placeOrder,
  start,
  started,
  succeed,
  succeeded,
} from '../../order.testing.js';
import { OrderIsDeleted, OrderNotDeletable } from './deletion.errors.js';
import type { OrderDeleted } from './deletion.events.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;
const remove = { type: 'DeleteOrder', orderId } as const;
const deleted: OrderDeleted = {
  ...{ type: 'OrderDeleted', orderId, hash },
  ...{ flow: 'normal', status: 'to_be_paid' },
};

describe('deleting an order', () => {
  it('is possible while it awaits payment, and idempotent', () => {
    given(placed).when(remove).thenEvents(deleted);
    given(placed, started('a'), declined('a')).when(remove).thenEvents(deleted);
    given(placed, deleted).when(remove).thenNothing();
  });

  it('is refused if it is paid, being paid or in production', () => {
    const refusal = new OrderNotDeletable();
    given(placed, started('a'), succeeded('a')).when(remove).thenThrows(refusal);
    given(placed, started('a')).when(remove).thenThrows(refusal);
    given(placed, moved('to_be_paid', 'issue')).when(remove).thenThrows(refusal);
  });

  it('prevents status changes and payments', () => {
    given(placed, deleted).when(change('paid')).thenThrows(new OrderIsDeleted());
    given(placed, deleted).when(start('a')).thenThrows(new OrderIsDeleted());
  });

  it('makes a later payment due for refund and keeps the status', () => {
    given(placed, started('a'), declined('a'), deleted)
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'));
    given(placed, deleted).when(decline('a')).thenThrows(new PaymentAttemptUnknown());
  });
});

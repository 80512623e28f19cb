import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
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
} from '../order.testing.js';
import { OrderIsDeleted, OrderNotDeletable } from './deletion.errors.js';
import type { OrderDeleted } from './deletion.events.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;
const remove = { type: 'DeleteOrder', orderId } as const;
const deleted: OrderDeleted = {
  ...{ type: 'OrderDeleted', orderId, hash },
  ...{ flow: 'normal', status: 'to_be_paid' },
};

describe('an order that is deleted', () => {
  it('is one that waits for its money, and once is enough', () => {
    given(placed).when(remove).thenEvents(deleted);
    given(placed, started('a'), declined('a')).when(remove).thenEvents(deleted);
    given(placed, deleted).when(remove).thenNothing();
  });

  it('is none that is paid, being paid, or worked on', () => {
    const refusal = new OrderNotDeletable();
    given(placed, started('a'), succeeded('a')).when(remove).thenThrows(refusal);
    given(placed, started('a')).when(remove).thenThrows(refusal);
    given(placed, moved('to_be_paid', 'issue')).when(remove).thenThrows(refusal);
  });

  it('is neither moved on nor paid for', () => {
    given(placed, deleted).when(change('paid')).thenThrows(new OrderIsDeleted());
    given(placed, deleted).when(start('a')).thenThrows(new OrderIsDeleted());
  });

  it('gives back money that came too late, and stays where it was', () => {
    given(placed, started('a'), declined('a'), deleted)
      .when(succeed('a'))
      .thenEvents(succeeded('a'), due('a'));
    given(placed, deleted).when(decline('a')).thenThrows(new PaymentAttemptUnknown());
  });
});

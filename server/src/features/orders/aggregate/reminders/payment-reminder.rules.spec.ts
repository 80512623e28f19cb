import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { declined, moved, placed, started, succeeded } from '../../order.testing.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placed;
const remind = { type: 'RemindOfPayment', orderId } as const;
const reminded = { type: 'PaymentReminded', orderId, hash } as const;

describe('the reminder of an unpaid order', () => {
  it('happens once', () => {
    given(placed).when(remind).thenEvents(reminded);
    given(placed, reminded).when(remind).thenEvents();
    given(placed, started('a'), declined('a')).when(remind).thenEvents(reminded);
  });

  it('is not needed for an order that is paid, being paid, further or deleted', () => {
    given(placed, started('a')).when(remind).thenEvents();
    given(placed, started('a'), succeeded('a')).when(remind).thenEvents();
    given(placed, moved('to_be_paid', 'refunded')).when(remind).thenEvents();
    given({ ...placed, flow: 'bespoke', status: 'bespoke_mockup' })
      .when(remind)
      .thenEvents();
  });

  it('needs an existing order', () => {
    given().when(remind).thenThrows(new OrderNotFound());
  });
});

import {
  flowOf,
  ORDER_STATUSES,
  stageOf,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import * as fc from 'fast-check';

import {
  scenarioFor,
  stateAfter,
  walk,
} from '../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from './order.decider.js';
import {
  NothingOrdered,
  OrderAlreadyPlaced,
  OrderNotFound,
  OrderNotPaid,
  StatusHasMoved,
  StatusNotInFlow,
} from './order.errors.js';
import {
  automatically,
  change,
  changeAsPaid,
  decline,
  moved,
  placed,
  placeOrder,
  start,
  started,
  succeed,
  succeeded,
} from '../order.testing.js';

const { given } = scenarioFor(orderDecider);
const { orderId } = placeOrder;
const paperFactory = { code: 'on-paper', printsPaper: true } as const;
const paperOrder = {
  ...placed,
  status: 'new',
  flow: 'paper',
  fulfillmentFactory: paperFactory.code,
} as const;

describe('the priority of an order', () => {
  const press = { type: 'SetPriority', orderId, priority: 'urgent' } as const;
  const pressing = {
    type: 'OrderPrioritySet',
    orderId,
    hash: placeOrder.hash,
    priority: 'urgent',
  } as const;

  it('is set once', () => {
    given(placed).when(press).thenEvents(pressing);
    given(placed, pressing).when(press).thenNothing();
  });

  it('needs an existing order', () => {
    given().when(press).thenThrows(new OrderNotFound());
  });
});

describe('placing an order', () => {
  it('is stored under its id', () => {
    expect(orderDecider.stream(placeOrder)).toBe(`order-${orderId}`);
  });

  it('ORD-001 freezes items, customer and prices', () => {
    given().when(placeOrder).thenEvents(placed);
  });

  it("assigns personal data to the customer's subject", () => {
    given()
      .when({ ...placeOrder, customerId: 7 })
      .thenEvents({ ...placed, customerId: 7, subject: 'customer:7' });
  });

  it('ERR-016 is refused without items', () => {
    given()
      .when({ ...placeOrder, items: [] })
      .thenThrows(new NothingOrdered());
  });

  it('is refused if the order exists', () => {
    given(placed).when(placeOrder).thenThrows(new OrderAlreadyPlaced(orderId));
  });

  it.each([
    ['quote', null, 'bespoke'],
    ['quote', paperFactory, 'bespoke'],
    ['new', paperFactory, 'paper'],
    ['new', { code: 'cotton', printsPaper: false }, 'normal'],
  ] as const)('ORD-036 as %s for factory %j has the flow %s', (status, factory, flow) => {
    given()
      .when({ ...placeOrder, status, fulfillmentFactory: factory })
      .thenEvents({ ...placed, status, fulfillmentFactory: factory?.code ?? null, flow });
  });

  it('ORD-026 is refused as to_be_paid if the flow has no such status', () => {
    given()
      .when({ ...placeOrder, fulfillmentFactory: paperFactory })
      .thenThrows(new StatusNotInFlow('paper', 'to_be_paid'));
  });
});

describe('the status of an order', () => {
  it('ORD-037 can change to any other status of its flow, also an earlier one', () => {
    given(placed, moved('to_be_paid', 'paid'))
      .when(change('packing'))
      .thenEvents(moved('paid', 'packing'));
    given(placed, moved('to_be_paid', 'packing'))
      .when(change('paid'))
      .thenEvents(moved('packing', 'paid'));
  });

  it('ORD-037 refuses a status of another flow', () => {
    given(placed).when(change('quote')).thenThrows(new StatusNotInFlow('normal', 'quote'));
    given(paperOrder)
      .when(change('to_be_paid'))
      .thenThrows(new StatusNotInFlow('paper', 'to_be_paid'));
  });

  it('reports the error at its field', () => {
    expect(new StatusNotInFlow('paper', 'to_be_paid').errors).toStrictEqual({
      status: ['To be paid is not a status of the paper flow'],
    });
  });

  it('ORD-037 reports a conflict to the second of two people', () => {
    given(placed, moved('to_be_paid', 'paid'))
      .when(change('processing', 'to_be_paid'))
      .thenThrows(new StatusHasMoved('paid'));
  });

  it('changes if it is still the one the person saw', () => {
    given(placed, moved('to_be_paid', 'paid'))
      .when(change('processing', 'paid'))
      .thenEvents(moved('paid', 'processing'));
  });

  it.each(['paid', 'processing', 'complete'] as const)(
    'ORD-037 cannot change from unpaid to %s without a payment or a reason',
    (status) => {
      given(placed).when(change(status)).thenThrows(new OrderNotPaid(orderId));
      given(placed).when(changeAsPaid(status, '  ')).thenThrows(new OrderNotPaid(orderId));
    },
  );

  it('ORD-037 records the reason for marking an order as paid', () => {
    const { hash, subject } = placed;
    given(placed)
      .when(changeAsPaid('paid', ' Bank transfer '))
      .thenEvents(
        { type: 'OrderMarkedPaid', orderId, hash, subject, reason: 'Bank transfer' },
        moved('to_be_paid', 'paid'),
      );
  });

  it('ORD-037 needs no reason once a payment has succeeded', () => {
    given(
      placed,
      started('a'),
      succeeded('a'),
      moved('to_be_paid', 'paid'),
      moved('paid', 'to_be_paid'),
    )
      .when(change('processing'))
      .thenEvents(moved('to_be_paid', 'processing'));
  });

  it('does not change if it is the same', () => {
    given(placed).when(change('to_be_paid')).thenNothing();
  });

  it('ORD-037 is only moved forward by jobs', () => {
    const printed = [placed, moved('to_be_paid', 'printed')];
    given(...printed)
      .when(automatically('packing'))
      .thenEvents(moved('printed', 'packing'));
    given(...printed)
      .when(automatically('processing'))
      .thenNothing();
    given(...printed)
      .when(automatically('printed'))
      .thenNothing();
  });

  it('cannot change for an unknown order', () => {
    given().when(change('paid')).thenThrows(new OrderNotFound());
  });
});

describe('any history of an order', () => {
  const status = fc.constantFrom(...ORDER_STATUSES);
  const attemptId = fc.constantFrom('a', 'b', 'c');
  const command = fc.oneof(
    fc.tuple(status, fc.option(status, { nil: undefined })).map(([to, from]) => change(to, from)),
    status.map(automatically),
    attemptId.map(start),
    attemptId.map(succeed),
    attemptId.map(decline),
  );
  const history = fc
    .tuple(fc.constantFrom(placed, paperOrder), fc.array(command, { maxLength: 40 }))
    .map(([first, commands]) => walk(orderDecider, [first], commands));

  it('ORD-037 stays in its flow, and each change starts at the previous status', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state = stateAfter(orderDecider, events);
        if (!state.placed) throw new Error('The order was not placed.');
        expect(stageOf(state.flow, state.status)).toBeDefined();
        let at: OrderStatus = state.flow === 'paper' ? 'new' : 'to_be_paid';
        for (const event of events) {
          if (event.type !== 'OrderStatusChanged') continue;
          expect(event.from).toBe(at);
          expect(event.status).not.toBe(at);
          at = event.status;
        }
        expect(at).toBe(state.status);
      }),
    );
  });

  it('has at most one open attempt, and starts none after payment', () => {
    fc.assert(
      fc.property(history, (events) => {
        const live = new Set<string>();
        let paid = false;
        for (const event of events) {
          if (event.type === 'PaymentAttemptStarted') {
            expect(paid).toBe(false);
            live.add(event.attemptId);
          }
          if (event.type === 'PaymentAttemptSucceeded') paid = live.delete(event.attemptId) || true;
          if (event.type === 'PaymentAttemptDeclined') live.delete(event.attemptId);
          expect(live.size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('ORD-036 has the flow that its statuses imply', () => {
    fc.assert(
      fc.property(history, (events) => {
        const everIn = events.flatMap((event) =>
          event.type === 'OrderPlaced' || event.type === 'OrderStatusChanged' ? [event.status] : [],
        );
        const [first] = events;
        if (first?.type !== 'OrderPlaced') throw new Error('The order was not placed.');
        expect(flowOf(everIn, first.fulfillmentFactory === paperFactory.code)).toBe(first.flow);
      }),
    );
  });
});

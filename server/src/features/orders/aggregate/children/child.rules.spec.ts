import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import type { PlaceChildOrder } from '../order.commands.js';
import { NothingOrdered, OrderNotFound } from '../order.errors.js';
import { moved, placed, placeOrder } from '../../order.testing.js';
import type { AddChildOrder } from './child.commands.js';
import {
  ChildItemUnknown,
  ChildOrdersHaveChanged,
  OrderNotSold,
  ShippingNotRefundable,
  TooManyPieces,
} from './child.errors.js';
import type { ChildOrderAdded } from './child.events.js';
import { madeItems } from './child.rules.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;
const paid = moved('to_be_paid', 'paid');

function add(changes: Partial<AddChildOrder> = {}): AddChildOrder {
  return {
    type: 'AddChildOrder',
    orderId,
    childOrderId: 18,
    childOrderType: 'refund',
    reason: 'damaged',
    items: [{ itemId: 1, quantity: 1 }],
    isShippingRefunded: false,
    childOrders: 0,
    amount: 2400,
    returned: 0,
    ...changes,
  };
}

function added(changes: Partial<AddChildOrder> = {}): ChildOrderAdded {
  const { childOrders: _seen, amount: _amount, returned: _returned, ...command } = add(changes);
  return { ...command, type: 'ChildOrderAdded', hash };
}

describe('child orders', () => {
  it('ORD-005 need a paid parent', () => {
    given(placed, paid).when(add()).thenEvents(added());
    given(placed).when(add()).thenThrows(new OrderNotSold());
    given(placed, moved('to_be_paid', 'refunded')).when(add()).thenThrows(new OrderNotSold());
    given().when(add()).thenThrows(new OrderNotFound());
  });

  it('are not created twice by two people at once', () => {
    given(placed, paid, added()).when(add()).thenThrows(new ChildOrdersHaveChanged());
  });

  it('refund at most the ordered quantity, and replace at most what is not refunded', () => {
    const three = [{ itemId: 1, quantity: 3 }];
    given(placed, paid)
      .when(add({ items: three }))
      .thenThrows(new TooManyPieces(2));
    const another = { childOrders: 1, items: [{ itemId: 1, quantity: 2 }] };
    given(placed, paid, added()).when(add(another)).thenThrows(new TooManyPieces(1));
    const all = added({ items: [{ itemId: 1, quantity: 2 }] });
    given(placed, paid, all)
      .when(add({ childOrders: 1, childOrderType: 'reprint' }))
      .thenThrows(new TooManyPieces(0));
    const again = { ...another, childOrderType: 'exchange' } as const;
    given(placed, paid, added({ childOrderType: 'reprint' }))
      .when(add(again))
      .thenEvents(added(again));
  });

  it('need at least one item of their parent', () => {
    given(placed, paid)
      .when(add({ items: [] }))
      .thenThrows(new NothingOrdered());
    const other = [{ itemId: 2, quantity: 1 }];
    given(placed, paid)
      .when(add({ items: other }))
      .thenThrows(new ChildItemUnknown());
  });

  it('ORD-040 refund shipping once, and only with a refund', () => {
    const shipping = { items: [], isShippingRefunded: true };
    given(placed, paid).when(add(shipping)).thenEvents(added(shipping));
    given(placed, paid, added(shipping), added())
      .when(add({ ...shipping, childOrders: 2 }))
      .thenThrows(new ShippingNotRefundable());
    const later = { ...shipping, childOrders: 1 };
    given(placed, paid, added()).when(add(later)).thenEvents(added(later));
    given(placed, paid)
      .when(add({ ...shipping, childOrderType: 'exchange' }))
      .thenThrows(new ShippingNotRefundable());
  });

  it('are produced by the factory, except refunds', () => {
    const { items } = placeOrder;
    const madeOf = (childOrderType: AddChildOrder['childOrderType']) =>
      madeItems({ items, parent: { orderId: 17, childOrderType } });
    expect(madeItems({ items, parent: null })).toStrictEqual(items);
    expect([madeOf('reprint'), madeOf('exchange'), madeOf('refund')]).toStrictEqual([
      items,
      items,
      [],
    ]);
  });

  it('share the data subject of their parent', () => {
    const { status: _status, ...order } = placeOrder;
    const child: PlaceChildOrder = {
      ...order,
      type: 'PlaceChildOrder',
      orderId: 18,
      status: 'refunded',
      subject: 'order:17',
      parent: { orderId: 17, childOrderType: 'refund' },
    };
    const { type: _type, ...facts } = child;
    given()
      .when(child)
      .thenEvents({
        ...facts,
        discounts: [],
        type: 'OrderPlaced',
        fulfillmentFactory: null,
        flow: 'normal',
      });
  });
});

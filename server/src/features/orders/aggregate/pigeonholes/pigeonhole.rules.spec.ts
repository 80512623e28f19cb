import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import type { ChangeStatus } from '../order.commands.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';
import type { OrderEvent } from '../order.events.js';
import { placed, placeOrder } from '../../order.testing.js';
import type { PutInPigeonhole, TakeFromPigeonhole } from './pigeonhole.commands.js';
import {
  ItemAlreadyThere,
  ItemInNoPigeonhole,
  ItemUnknown,
  SortingNotDue,
} from './pigeonhole.errors.js';
import type { ItemPutInPigeonhole, ItemTakenFromPigeonhole } from './pigeonhole.events.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;

const moved = (from: OrderStatus, status: OrderStatus): OrderEvent => ({
  type: 'OrderStatusChanged',
  orderId,
  hash,
  flow: 'normal',
  from,
  status,
});
const paid = moved('new', 'paid');
const put = (code: string, itemId = 1): PutInPigeonhole => ({
  type: 'PutInPigeonhole',
  orderId,
  itemId,
  code,
});
const change = (status: OrderStatus): ChangeStatus => ({
  type: 'ChangeStatus',
  orderId,
  status,
  from: undefined,
  automatic: false,
});
const take: TakeFromPigeonhole = { type: 'TakeFromPigeonhole', orderId, itemId: 1 };
const wasPut = (code: string): ItemPutInPigeonhole => ({
  type: 'ItemPutInPigeonhole',
  orderId,
  hash,
  itemId: 1,
  code,
});
const wasTaken = (code: string): ItemTakenFromPigeonhole => ({
  ...wasPut(code),
  type: 'ItemTakenFromPigeonhole',
});

describe('the slots of an order', () => {
  it('are used while the order is paid and not complete', () => {
    given(placed, paid).when(put('A-1')).thenEvents(wasPut('A-1'));
    given(placed).when(put('A-1')).thenThrows(new SortingNotDue());
    given(placed, paid, moved('paid', 'complete')).when(put('A-1')).thenThrows(new SortingNotDue());
  });

  it('hold an item in one slot at a time', () => {
    given(placed, paid, wasPut('A-1')).when(put('B-2')).thenEvents(wasTaken('A-1'), wasPut('B-2'));
    given(placed, paid, wasPut('A-1')).when(put('A-1')).thenThrows(new ItemAlreadyThere('A-1'));
  });

  it('release an item', () => {
    given(placed, paid, wasPut('A-1')).when(take).thenEvents(wasTaken('A-1'));
    given(placed, paid, wasPut('A-1'), wasTaken('A-1'))
      .when(take)
      .thenThrows(new ItemInNoPigeonhole());
    given(placed, paid, wasPut('A-1'), moved('paid', 'complete'))
      .when(take)
      .thenEvents(wasTaken('A-1'));
  });

  it('are emptied when the order is closed in any way', () => {
    for (const status of ['complete', 'exchanged', 'refunded'] as const)
      given(placed, paid, wasPut('A-1'))
        .when(change(status))
        .thenEvents(moved('paid', status), wasTaken('A-1'));
    given(placed, paid).when(change('complete')).thenEvents(moved('paid', 'complete'));
  });

  it('keep their items while the order is in production', () => {
    given(placed, paid, wasPut('A-1')).when(change('issue')).thenEvents(moved('paid', 'issue'));
  });

  it('are released when an order that was closed with items in them is reopened', () => {
    given(placed, paid, wasPut('A-1'), moved('paid', 'complete'))
      .when(change('packing'))
      .thenEvents(moved('complete', 'packing'), wasTaken('A-1'));
  });

  it('need an existing item and order', () => {
    given(placed, paid).when(put('A-1', 7)).thenThrows(new ItemUnknown());
    given().when(put('A-1')).thenThrows(new OrderNotFound());
  });
});

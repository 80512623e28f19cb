import {
  CHILD_ORDER_TYPES,
  type ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { ORDER_PRIORITIES, type OrderPriority } from '@selvedge/shared/orders/order-priority';
import { ORDER_STATUSES, stageOf, type OrderStatus } from '@selvedge/shared/orders/order-status';
import * as fc from 'fast-check';

import type { Answer, Browser } from '../platform/testing/browser.js';

/** Operation of staff on an order. */
export type WorkOperation =
  | { readonly do: 'move'; readonly status: OrderStatus }
  | { readonly do: 'delete' }
  | { readonly do: 'press'; readonly priority: OrderPriority }
  | { readonly do: 'print' | 'pick' | 'cancel'; readonly counter: number }
  | { readonly do: 'sort' | 'unsort'; readonly slot: string }
  | { readonly do: 'note'; readonly id: string; readonly text: string }
  | { readonly do: 'remake'; readonly childOrderType: ChildOrderType }
  | { readonly do: 'track' | 'untrack'; readonly code: string };

const statuses = ORDER_STATUSES.filter((status) => stageOf('normal', status) !== undefined);
const kinds: ReadonlySet<string> = new Set<WorkOperation['do']>([
  'move',
  'delete',
  'press',
  'print',
  'pick',
  'cancel',
  'sort',
  'unsort',
  'note',
  'remake',
  'track',
  'untrack',
]);

export const workOperation: fc.Arbitrary<WorkOperation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      status: fc.constantFrom(...statuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      priority: fc.constantFrom(...ORDER_PRIORITIES),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('print' as const, 'pick' as const, 'cancel' as const),
      counter: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('sort' as const, 'unsort' as const),
      slot: fc.integer({ min: 1, max: 12 }).map((number) => `A-${number}`),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      id: fc.uuid({ version: 4 }),
      text: fc.constantFrom('Call first', ' Called '),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('remake' as const),
      childOrderType: fc.constantFrom(...CHILD_ORDER_TYPES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('track' as const, 'untrack' as const),
      code: fc.constantFrom('AB12-3456', 'CD34'),
    }),
  },
);

export function isOfWork(operation: { readonly do: string }): operation is WorkOperation {
  return kinds.has(operation.do);
}

/** Runs it as staff; an operation that no longer applies is refused. */
export async function work(
  staff: Browser,
  orderId: number,
  operation: WorkOperation,
): Promise<Answer> {
  const order = `/omnis/v3/atlas/orders/${orderId}`;
  if ('code' in operation) return track(staff, order, operation);
  if ('slot' in operation) return sort(staff, order, operation);
  if ('counter' in operation) return label(staff, orderId, operation);
  switch (operation.do) {
    case 'move':
      return staff.post(`${order}/status/`, { status: operation.status });
    case 'delete':
      // The first call of a browser fetches a CSRF token.
      await staff.get(`${order}/`);
      return staff.send('delete', `${order}/`, {});
    case 'press':
      return staff.post(`${order}/priority/`, { priority: operation.priority });
    case 'note':
      return staff.post(`${order}/notes/`, { id: operation.id, text: operation.text });
    case 'remake':
      return remake(staff, order, operation.childOrderType);
  }
}

function label(
  staff: Browser,
  orderId: number,
  operation: Extract<WorkOperation, { readonly counter: number }>,
): Promise<Answer> {
  const orders = '/omnis/v3/atlas/orders/';
  const order = `${orders}${orderId}`;
  const { counter } = operation;
  switch (operation.do) {
    case 'print':
      return print(staff, order);
    case 'pick':
      return print(staff, order).then(() =>
        staff.post(`${orders}labels/pick/`, { code: `${orderId}-${counter}` }),
      );
    case 'cancel':
      return staff.post(`${order}/labels/${counter}/cancellation/`, {});
  }
}

/** Prints labels of an order in any earlier state. */
async function print(staff: Browser, order: string): Promise<Answer> {
  await staff.post(`${order}/status/`, { status: 'paid', paidReason: 'Bank transfer' });
  return staff.post(`${order}/labels/`, { reason: 'lost' });
}

async function track(
  staff: Browser,
  order: string,
  operation: Extract<WorkOperation, { readonly code: string }>,
): Promise<Answer> {
  const added = await staff.post(`${order}/tracking/`, { carrier: 'dpd', code: operation.code });
  if (operation.do === 'track') return added;
  return staff.send('delete', `${order}/tracking/${operation.code}/`, {});
}

/** Remakes one piece of the order. */
async function remake(
  staff: Browser,
  order: string,
  childOrderType: ChildOrderType,
): Promise<Answer> {
  await staff.post(`${order}/status/`, { status: 'paid', paidReason: 'Bank transfer' });
  const { body } = await staff.get(`${order}/`);
  // Contract of API-052; a refusal if there is no order yet.
  const childOrders = (body as Partial<AtlasOrder>).childOrders?.length ?? 0;
  const items = [{ id: 1, quantity: 1 }];
  return staff.post(`${order}/children/`, {
    childOrderType,
    reason: 'damaged',
    items,
    childOrders,
  });
}

async function sort(
  staff: Browser,
  order: string,
  operation: Extract<WorkOperation, { readonly slot: string }>,
): Promise<Answer> {
  const pigeonhole = `${order}/items/1/pigeonhole/`;
  await staff.post(`${order}/status/`, { status: 'paid', paidReason: 'Bank transfer' });
  const sorted = await staff.send('put', pigeonhole, { body: { code: operation.slot } });
  return operation.do === 'sort' ? sorted : staff.send('delete', pigeonhole, {});
}

import {
  ORDER_FLOW_NAMES,
  ORDER_FLOWS,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

/** Planned demo order: its final status and the path to it. */
export interface PlannedOrder {
  readonly number: number;
  readonly flow: OrderFlow;
  /** Statuses from placing to now. */
  readonly path: readonly [PlacedStatus, ...OrderStatus[]];
  /** Hours before now at which it was placed and last changed. */
  readonly placed: number;
  readonly changed: number;
  readonly declinedFirst: boolean;
}
export type PlacedStatus = 'new' | 'to_be_paid' | 'quote';

/** Additional orders by flow and status, to resemble a normal day. */
const usual: readonly (readonly [OrderFlow, OrderStatus, number])[] = [
  ['normal', 'to_be_paid', 3],
  ['normal', 'paid', 7],
  ['normal', 'processing', 5],
  ['normal', 'printed', 3],
  ['normal', 'packing', 3],
  ['normal', 'complete', 11],
  ['bespoke', 'bespoke_mockup', 2],
  ['paper', 'processing', 2],
];

/** Exceptional statuses, which are not part of the path to other statuses. */
const exceptionalStatuses: readonly OrderStatus[] = ['disputed', 'issue'];

/** At least one order in every status of each flow, oldest first. */
export const plannedOrders: readonly PlannedOrder[] = shuffled([
  ...ORDER_FLOW_NAMES.flatMap((flow) => statusesOf(flow).map((status) => ({ flow, status }))),
  ...usual.flatMap(([flow, status, many]) =>
    Array.from({ length: many }, () => ({ flow, status })),
  ),
]).map(({ flow, status }, index, { length }) => {
  const placed = 27 * 24 * (1 - index / length) ** 1.4 + 0.5;
  const path = pathTo(flow, status);
  const changed = placed * (path.length === 1 ? 1 : 0.55 - 0.05 * (index % 5));
  return { number: index + 1, flow, path, placed, changed, declinedFirst: index % 9 === 4 };
});

function statusesOf(flow: OrderFlow): readonly OrderStatus[] {
  return ORDER_FLOWS[flow].flat();
}

function pathTo(flow: OrderFlow, target: OrderStatus): PlannedOrder['path'] {
  const first = { normal: 'to_be_paid', bespoke: 'quote', paper: 'new' } as const;
  const start = target === 'new' ? 'new' : first[flow];
  if (target === start) return [start];
  const end = stageOf(flow, target) ?? 0;
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  const between = stages.slice(1, Math.max(1, end)).flatMap(([station]) => {
    return station === undefined || exceptionalStatuses.includes(station) ? [] : [station];
  });
  const paid = flow === 'paper' && target !== 'paid' ? (['paid'] as const) : [];
  return [start, ...paid, ...between, target];
}

/** Shuffles deterministically, so that an interrupted start can resume. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, place: (index * 37 + 11) % items.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

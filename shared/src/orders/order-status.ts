/** The three flows an order may take and their stages (ORD-010 to ORD-031): each inner list is one stage. */
export const ORDER_FLOWS = {
  normal: [
    ['new', 'to_be_paid'],
    ['paid'],
    ['processing', 'label_printed', 'printed'],
    ['consolidated', 'packing'],
    ['disputed', 'issue'],
    ['complete', 'exchanged', 'refunded'],
  ],
  bespoke: [
    ['quote', 'bespoke_idle'],
    ['bespoke_requested_terms', 'bespoke_authorised_terms'],
    ['bespoke_mockup', 'bespoke_approved'],
    ['bespoke_paid', 'po_confirmed'],
    ['bespoke_production', 'bespoke_documents_printed'],
    ['bespoke_sorted'],
    ['bespoke_printing'],
    ['bespoke_packing'],
    ['bespoke_shipped', 'bespoke_refunded'],
  ],
  paper: [
    ['new', 'paid'],
    ['processing'],
    ['printed'],
    ['packing'],
    ['disputed', 'issue'],
    ['complete', 'exchanged', 'refunded'],
  ],
} as const;

export type OrderFlow = keyof typeof ORDER_FLOWS;
export type OrderStatus = (typeof ORDER_FLOWS)[OrderFlow][number][number];

export const ORDER_FLOW_NAMES = ['normal', 'bespoke', 'paper'] as const satisfies OrderFlow[];

/** Every status code once, in the order of the flows. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  ...new Set(ORDER_FLOW_NAMES.flatMap((flow) => ORDER_FLOWS[flow].flat())),
];

export function isOrderStatus(code: string): code is OrderStatus {
  return ORDER_STATUSES.some((status) => status === code);
}

/** The index of the stage that holds the status, from 0; undefined when the flow has no such status. */
export function stageOf(flow: OrderFlow, status: OrderStatus): number | undefined {
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  const index = stages.findIndex((stage) => stage.includes(status));
  return index === -1 ? undefined : index;
}

/** How many stages a flow has (CST-103). */
export function stageCount(flow: OrderFlow): number {
  return ORDER_FLOWS[flow].length;
}

/** The last stage of the longest flow. */
export const lastStage = Math.max(...ORDER_FLOW_NAMES.map(stageCount)) - 1;

/** Whether nothing is left to do in a stage: the last of its flow. */
export function isClosing(flow: OrderFlow, stage: number): boolean {
  return stage === stageCount(flow) - 1;
}

/** Whether an order is in the factory's hands: from when it is paid until it is closed. */
export function isInWork(flow: OrderFlow, stage: number): boolean {
  return stage > 0 && !isClosing(flow, stage);
}

/** ORD-037: whether a status comes after another in the order of the flow; automatic jobs only go there. */
export function isAhead(flow: OrderFlow, status: OrderStatus, of: OrderStatus): boolean {
  const order: readonly OrderStatus[] = ORDER_FLOWS[flow].flat();
  return order.indexOf(status) > order.indexOf(of);
}

const unpaid: readonly OrderStatus[] = ['new', 'to_be_paid', 'quote', 'bespoke_idle'];

/** Whether an order waits for its buyer still, and nobody works on it. */
export function isUnpaid(status: OrderStatus): boolean {
  return unpaid.includes(status);
}

/** Characters in the reason for which an order counts as paid. */
export const maxPaidReason = 300;

/**
 * Whether a person who moves an unpaid or refunded order to a status states that it was paid. Every step into
 * production does, except in the bespoke flow: terms allow production before the payment there, so only
 * *bespoke paid* does (decision 0007).
 */
export function statesPayment(flow: OrderFlow, from: OrderStatus, status: OrderStatus): boolean {
  if (flow === 'bespoke') return status === 'bespoke_paid' && isAhead(flow, status, from);
  return hasNoMoney(from) && !hasNoMoney(status);
}

function hasNoMoney(status: OrderStatus): boolean {
  return isUnpaid(status) || status === 'refunded';
}

/** ORD-032, A-25: stage index over stages minus one, times 100, rounded; 0 for a status of no stage (ORD-033). */
export function percentComplete(flow: OrderFlow, status: OrderStatus): number {
  const stage = stageOf(flow, status) ?? 0;
  return Math.round((stage / (stageCount(flow) - 1)) * 100);
}

/** ORD-034: looks through the log, not at the present status. */
export function isBespoke(everIn: readonly OrderStatus[]): boolean {
  return everIn.includes('quote');
}

/** ORD-035. */
export function isShipped(everIn: readonly OrderStatus[]): boolean {
  return everIn.some((status) => status === 'complete' || status === 'bespoke_shipped');
}

/**
 * ORD-036, A-24: bespoke when it was ever a quote, else paper where the one factory makes it that prints on
 * paper (ORD-025), else normal.
 */
export function flowOf(everIn: readonly OrderStatus[], isOnPaper: boolean): OrderFlow {
  if (isBespoke(everIn)) return 'bespoke';
  return isOnPaper ? 'paper' : 'normal';
}

/** ORD-038: the code in words, "label printed". */
export function statusName(status: OrderStatus): string {
  const text = status.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

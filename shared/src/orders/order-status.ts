/** Order flows with their stages; each inner list is one stage (ORD-010 to ORD-031). */
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

/** All status codes, without duplicates, in the order of the flows. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  ...new Set(ORDER_FLOW_NAMES.flatMap((flow) => ORDER_FLOWS[flow].flat())),
];

export function isOrderStatus(code: string): code is OrderStatus {
  return ORDER_STATUSES.some((status) => status === code);
}

/** Index of the stage with the status, from 0; undefined if it is not in the flow. */
export function stageOf(flow: OrderFlow, status: OrderStatus): number | undefined {
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  const index = stages.findIndex((stage) => stage.includes(status));
  return index === -1 ? undefined : index;
}

/** Number of stages of a flow. */
export function stageCount(flow: OrderFlow): number {
  return ORDER_FLOWS[flow].length;
}

/** Index of the last stage of the longest flow. */
export const lastStage = Math.max(...ORDER_FLOW_NAMES.map(stageCount)) - 1;

/** Whether the stage is the last of its flow. */
export function isClosing(flow: OrderFlow, stage: number): boolean {
  return stage === stageCount(flow) - 1;
}

/** Whether the order is in production: paid and not closed. */
export function isInWork(flow: OrderFlow, stage: number): boolean {
  return stage > 0 && !isClosing(flow, stage);
}

/**
 * Whether a status comes after another in the flow. Automatic jobs only move orders forward
 * (ORD-037).
 */
export function isAhead(flow: OrderFlow, status: OrderStatus, of: OrderStatus): boolean {
  const order: readonly OrderStatus[] = ORDER_FLOWS[flow].flat();
  return order.indexOf(status) > order.indexOf(of);
}

const unpaid: readonly OrderStatus[] = ['new', 'to_be_paid', 'quote', 'bespoke_idle'];

/** Whether the order still waits for payment, before any work starts. */
export function isUnpaid(status: OrderStatus): boolean {
  return unpaid.includes(status);
}

/** In characters. */
export const maxPaidReason = 300;

/**
 * Whether moving an unpaid or refunded order to the status confirms its payment. True for every
 * step into production, except in the bespoke flow, where terms allow production before payment
 * (decision 0007).
 */
export function statesPayment(flow: OrderFlow, from: OrderStatus, status: OrderStatus): boolean {
  if (flow === 'bespoke') return status === 'bespoke_paid' && isAhead(flow, status, from);
  return hasNoMoney(from) && !hasNoMoney(status);
}

function hasNoMoney(status: OrderStatus): boolean {
  return isUnpaid(status) || status === 'refunded';
}

/**
 * Stage index divided by the last index, in percent, rounded; 0 for a status without a stage
 * (ORD-032, A-25).
 */
export function percentComplete(flow: OrderFlow, status: OrderStatus): number {
  const stage = stageOf(flow, status) ?? 0;
  return Math.round((stage / (stageCount(flow) - 1)) * 100);
}

/** Considers all past statuses, not the current one (ORD-034). */
export function isBespoke(everIn: readonly OrderStatus[]): boolean {
  return everIn.includes('quote');
}

export function isShipped(everIn: readonly OrderStatus[]): boolean {
  return everIn.some((status) => status === 'complete' || status === 'bespoke_shipped');
}

/**
 * Returns the flow: bespoke if it was ever a quote, paper if the paper factory makes it, otherwise
 * normal (ORD-036, A-24).
 */
export function flowOf(everIn: readonly OrderStatus[], isOnPaper: boolean): OrderFlow {
  if (isBespoke(everIn)) return 'bespoke';
  return isOnPaper ? 'paper' : 'normal';
}

/** Name of a status, such as "Label printed", "PO confirmed" or "Bespoke mock-up" (ORD-038). */
export function statusName(status: OrderStatus): string {
  const text = status.replace(/^po_/, 'PO_').replace('mockup', 'mock-up').replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

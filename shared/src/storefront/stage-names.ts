import { isUnpaid, stageOf, type OrderFlow, type OrderStatus } from '../orders/order-status.js';

/** Progress labels for shoppers, per flow and stage (ORD-010 to ORD-031). */
const STAGE_NAMES: Readonly<Record<OrderFlow, readonly string[]>> = {
  normal: ['Placed', 'Paid', 'Printing', 'Packing', 'Under review', 'Complete'],
  bespoke: [
    'Quote',
    'Terms',
    'Mock-up',
    'Confirmed',
    'In production',
    'Sorted',
    'Printing',
    'Packing',
    'Shipped',
  ],
  paper: ['Placed', 'Printing', 'Printed', 'Packing', 'Under review', 'Complete'],
};

export interface StageStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

const trouble = 'Under review';

/** Visible steps of an order; the trouble stage appears only while it is current. */
export function stageSteps(flow: OrderFlow, stage: number): readonly StageStep[] {
  return STAGE_NAMES[flow]
    .map((name, index) => ({ name, state: stateOf(index, stage, STAGE_NAMES[flow].length - 1) }))
    .filter(({ name, state }) => name !== trouble || state === 'current');
}

/** Label of the current stage, one or two words. */
export function stageName(flow: OrderFlow, stage: number): string {
  return STAGE_NAMES[flow][stage] ?? '';
}

/** Statuses that their stage does not describe to a shopper. */
const STATUS_LABELS: Partial<Readonly<Record<OrderStatus, string>>> = {
  paid: 'Paid',
  exchanged: 'Exchanged',
  refunded: 'Refunded',
  bespoke_requested_terms: 'Agreeing terms',
  bespoke_authorised_terms: 'Terms agreed',
  bespoke_approved: 'Mock-up approved',
  bespoke_sorted: 'In production',
  bespoke_refunded: 'Refunded',
};

/** Describes the progress of an order to its buyer. */
export function progressLabel(flow: OrderFlow, status: OrderStatus): string {
  if (flow !== 'bespoke' && isUnpaid(status)) return 'Awaiting payment';
  return STATUS_LABELS[status] ?? stageName(flow, stageOf(flow, status) ?? 0);
}

function stateOf(index: number, stage: number, last: number): StageStep['state'] {
  if (index < stage || stage === last) return 'done';
  return index === stage ? 'current' : 'ahead';
}

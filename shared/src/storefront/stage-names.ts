import type { OrderFlow } from '../orders/order-status.js';

/** Names of the stages for shoppers, per flow and stage (ORD-010 to ORD-031). */
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

function stateOf(index: number, stage: number, last: number): StageStep['state'] {
  if (index < stage || stage === last) return 'done';
  return index === stage ? 'current' : 'ahead';
}

import type { OrderFlow } from '../orders/order-status.js';

/** What a shopper reads for each stage of a flow, in its order (ORD-010 to ORD-031). */
const STAGE_NAMES: Readonly<Record<OrderFlow, readonly string[]>> = {
  normal: ['Placed', 'Paid', 'Printing', 'Packing', 'Needs a look', 'Complete'],
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
  paper: ['Placed', 'Printing', 'Printed', 'Packing', 'Needs a look', 'Complete'],
};

export interface StageStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

const trouble = 'Needs a look';

/** The steps that a shopper sees; the stage for trouble shows only while the order is in it. */
export function stageSteps(flow: OrderFlow, stage: number): readonly StageStep[] {
  return STAGE_NAMES[flow]
    .map((name, index) => ({ name, state: stateOf(index, stage, STAGE_NAMES[flow].length - 1) }))
    .filter(({ name, state }) => name !== trouble || state === 'current');
}

/** Where an order is, in one word or two. */
export function stageName(flow: OrderFlow, stage: number): string {
  return STAGE_NAMES[flow][stage] ?? '';
}

function stateOf(index: number, stage: number, last: number): StageStep['state'] {
  if (index < stage || stage === last) return 'done';
  return index === stage ? 'current' : 'ahead';
}

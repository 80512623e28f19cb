import type { ChildOrderAdded } from './child.events.js';

/** Sent to the parent, together with PlaceChildOrder. */
export interface AddChildOrder extends Omit<ChildOrderAdded, 'type' | 'hash'> {
  readonly type: 'AddChildOrder';
  /** Number of children the caller saw, for conflict detection. */
  readonly childOrders: number;
  /** Total of the child in minor units; 0 unless it is a refund. */
  readonly amount: number;
  /** Sum of the totals of earlier refund orders. */
  readonly returned: number;
}

import type { ChildOrderAdded } from './child.events.js';

/** To the parent, together with PlaceChildOrder. */
export interface AddChildOrder extends Omit<ChildOrderAdded, 'type' | 'hash'> {
  readonly type: 'AddChildOrder';
  /** How many of them the person saw. */
  readonly childOrders: number;
}

import type {
  ChildOrderReason,
  ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';

/** Parent of a child order, with the type of the child. */
export interface ParentOrder {
  readonly orderId: number;
  readonly childOrderType: ChildOrderType;
}

/** Recorded on the parent, together with the placed child. */
export interface ChildOrderAdded {
  readonly type: 'ChildOrderAdded';
  readonly orderId: number;
  readonly hash: string;
  readonly childOrderId: number;
  readonly childOrderType: ChildOrderType;
  readonly reason: ChildOrderReason;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
  readonly isShippingRefunded: boolean;
}

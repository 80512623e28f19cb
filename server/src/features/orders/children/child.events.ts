import type {
  ChildOrderReason,
  ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';

/** Which order another was made of, and what for. */
export interface ParentOrder {
  readonly orderId: number;
  readonly childOrderType: ChildOrderType;
}

/** On the parent, together with the order that was placed for it. */
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

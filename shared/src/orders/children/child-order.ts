/** Purposes of a child order. Stored codes never change. */
export const CHILD_ORDER_TYPES = ['reprint', 'exchange', 'refund'] as const;

export type ChildOrderType = (typeof CHILD_ORDER_TYPES)[number];

const typeNames: Readonly<Record<ChildOrderType, string>> = {
  reprint: 'Reprint',
  exchange: 'Exchange',
  refund: 'Refund',
};

export function childOrderTypeName(type: ChildOrderType): string {
  return typeNames[type];
}

/** Reasons for a child order. Stored codes never change. */
export const CHILD_ORDER_REASONS = [
  'damaged',
  'misprint',
  'lost',
  'wrong-item',
  'wrong-size',
  'unwanted',
] as const;

export type ChildOrderReason = (typeof CHILD_ORDER_REASONS)[number];

const reasonNames: Readonly<Record<ChildOrderReason, string>> = {
  damaged: 'Damaged',
  misprint: 'Misprinted',
  lost: 'Lost in transit',
  'wrong-item': 'Wrong item sent',
  'wrong-size': 'Wrong size',
  unwanted: 'Not wanted',
};

export function childOrderReasonName(reason: ChildOrderReason): string {
  return reasonNames[reason];
}

/** Item of a refund order that represents the shipping charge. */
export const shippingRefundSku = 'EMB-39';

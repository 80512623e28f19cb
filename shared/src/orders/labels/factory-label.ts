import type { OrderItem } from '../contract.js';
import { stageOf, type OrderFlow } from '../order-status.js';

/** Label before it is printed: its number in the order, its item and the pickface of the blank. */
export interface PlannedLabel {
  /** Number of the label within the order, from 1. */
  readonly counter: number;
  readonly itemId: number;
  readonly pickface: string;
}

/** Pickface of a blank; all blanks of a colour and size share one. */
export function pickfaceOf({ options: { Colour, Size } }: Pick<OrderItem, 'options'>): string {
  return [Colour, Size]
    .map((word) => word.trim().toUpperCase().replaceAll(/\s+/g, '-'))
    .filter((word) => word !== '')
    .join('-');
}

/** Returns one label per produced piece; none in flows without labels. */
export function labelsOf(
  flow: OrderFlow,
  items: readonly Pick<OrderItem, 'id' | 'options' | 'quantity'>[],
): readonly PlannedLabel[] {
  if (stageOf(flow, 'label_printed') === undefined) return [];
  return items
    .flatMap((item) => Array.from({ length: item.quantity }, () => item))
    .map((item, nth) => ({ counter: nth + 1, itemId: item.id, pickface: pickfaceOf(item) }));
}

/** Code printed on a label. */
export function labelCode(orderId: number, counter: number): string {
  return `${String(orderId)}-${String(counter)}`;
}

export interface LabelPlace {
  readonly orderId: number;
  readonly counter: number;
}

/** Parses a label code; undefined if it is invalid. */
export function labelIn(code: string): LabelPlace | undefined {
  const found = /^\s*([1-9]\d{0,8})-([1-9]\d{0,4})\s*$/.exec(code);
  return found ? { orderId: Number(found[1]), counter: Number(found[2]) } : undefined;
}

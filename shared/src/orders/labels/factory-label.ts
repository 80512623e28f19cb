import type { OrderItem } from '../contract.js';
import { stageOf, type OrderFlow } from '../order-status.js';

/** A label before anything happened to it: which one of the order it is, of which item, and whence the blank. */
export interface PlannedLabel {
  /** From 1, over the whole order. */
  readonly counter: number;
  readonly itemId: number;
  readonly pickface: string;
}

/** Where a blank lies: those of one colour and size lie together. */
export function pickfaceOf({ options: { Colour, Size } }: Pick<OrderItem, 'options'>): string {
  return [Colour, Size]
    .map((word) => word.trim().toUpperCase().replaceAll(/\s+/g, '-'))
    .filter((word) => word !== '')
    .join('-');
}

/** ORD-043: one label for each piece that is made; none where the flow knows of no labels. */
export function labelsOf(
  flow: OrderFlow,
  items: readonly Pick<OrderItem, 'id' | 'options' | 'quantity'>[],
): readonly PlannedLabel[] {
  if (stageOf(flow, 'label_printed') === undefined) return [];
  return items
    .flatMap((item) => Array.from({ length: item.quantity }, () => item))
    .map((item, nth) => ({ counter: nth + 1, itemId: item.id, pickface: pickfaceOf(item) }));
}

/** What the code on a label says, and whoever types it. */
export function labelCode(orderId: number, counter: number): string {
  return `${String(orderId)}-${String(counter)}`;
}

export interface LabelPlace {
  readonly orderId: number;
  readonly counter: number;
}

/** Which label a code names; undefined where it names none. */
export function labelIn(code: string): LabelPlace | undefined {
  const found = /^\s*([1-9]\d{0,8})-([1-9]\d{0,4})\s*$/.exec(code);
  return found ? { orderId: Number(found[1]), counter: Number(found[2]) } : undefined;
}

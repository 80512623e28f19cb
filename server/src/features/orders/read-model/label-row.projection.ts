import { labelsOf, type PlannedLabel } from '@selvedge/shared/orders/labels/factory-label';
import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import { isInWork, type OrderFlow } from '@selvedge/shared/orders/order-status';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { madeItems } from '../aggregate/children/child.rules.js';
import type { OrderPlaced } from '../aggregate/order.events.js';
import type { LabelEvent } from '../aggregate/labels/label.events.js';

/** Print record as stored in the order row; names are resolved on read. */
export interface LabelPrintEntry {
  readonly actor: string;
  readonly createdAt: string;
  readonly reason: ReprintReason | null;
}

export interface LabelEntry extends PlannedLabel {
  readonly printLogs: readonly LabelPrintEntry[];
  readonly cancelled: boolean;
  readonly pickedAt: string | null;
  readonly createdAt: string;
}

/** Label columns of an order row. */
export interface LabelColumns {
  readonly labels: readonly LabelEntry[];
  readonly reprintReason: ReprintReason | null;
}

/** Label columns of a new order. */
export function plannedLabels(
  order: Pick<OrderPlaced, 'flow' | 'items' | 'parent'>,
  createdAt: string,
): LabelColumns {
  const labels = labelsOf(order.flow, madeItems(order)).map((label) => ({
    ...label,
    printLogs: [],
    cancelled: false,
    pickedAt: null,
    createdAt,
  }));
  return { labels, reprintReason: null };
}

export function labelsChangedBy(
  event: LabelEvent,
  recorded: Recorded,
  row: LabelColumns,
): Partial<LabelColumns> {
  const labels = row.labels.map((label) => changed(label, event, recorded));
  const isAgain = event.type === 'LabelsPrinted' && event.reason !== null;
  return { labels, ...(isAgain && { reprintReason: event.reason }) };
}

/** Number of labels to print now: zero while the order is unpaid and after it is closed. */
export function unprintedOf(order: {
  readonly flow: OrderFlow;
  readonly stage: number;
  readonly labels: readonly LabelEntry[];
}): number {
  const { flow, stage, labels } = order;
  if (!isInWork(flow, stage)) return 0;
  return labels.filter(({ printLogs, cancelled }) => printLogs.length === 0 && !cancelled).length;
}

function changed(label: LabelEntry, event: LabelEvent, recorded: Recorded): LabelEntry {
  const { actor, occurredAt: createdAt } = recorded;
  switch (event.type) {
    case 'LabelsPrinted': {
      const printed = event.labels.find(({ counter }) => counter === label.counter);
      if (printed === undefined) return label;
      const reason = label.printLogs.length === 0 ? null : event.reason;
      const printLogs = [...label.printLogs, { actor, createdAt, reason }];
      return { ...label, ...printed, printLogs, pickedAt: null };
    }
    case 'LabelCancelled':
      return event.counter === label.counter ? { ...label, cancelled: true } : label;
    case 'LabelPicked':
      return event.counter === label.counter ? { ...label, pickedAt: createdAt } : label;
  }
}

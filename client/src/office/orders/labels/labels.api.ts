import type {
  LabelledOrders,
  LabelQueue,
  PickedLabel,
  PickLabel,
  PrintLabels,
  PrintLabelsOfOrders,
} from '@selvedge/shared/orders/labels/contract';

import { call } from '../../../lib/http.js';

/** ATL-015: refused with 409 when the order has moved on since `from`, or a reason is missing. */
export const printLabels = (id: number, print: PrintLabels) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/labels/`, print);

/** Those of several orders that wait; of each it is said what became of it. */
export const printLabelsOfOrders = (print: PrintLabelsOfOrders) =>
  call<LabelledOrders>('POST', '/atlas/orders/labels/', print);

/** What waits to be printed, after a place; from the start where that is empty. */
export const fetchLabelQueue = (after: string) =>
  call<LabelQueue>(
    'GET',
    `/atlas/orders/labels/${after === '' ? '' : `?after=${encodeURIComponent(after)}`}`,
  );

/** By the code that stands on it. */
export const pickLabel = (pick: PickLabel) =>
  call<PickedLabel>('POST', '/atlas/orders/labels/pick/', pick);

export const cancelLabel = (id: number, counter: number) =>
  call<undefined>(
    'POST',
    `/atlas/orders/${String(id)}/labels/${String(counter)}/cancellation/`,
    {},
  );

/** Where the file is of what was printed last of these orders, with the times of who prints. */
export function sheetLink(ids: readonly number[]): string {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `/omnis/v3/atlas/orders/labels/sheet/?orders=${ids.join(',')}&zone=${zone}`;
}

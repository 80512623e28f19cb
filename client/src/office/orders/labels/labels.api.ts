import type {
  LabelledOrders,
  LabelQueue,
  PickedLabel,
  PickLabel,
  PrintLabels,
  PrintLabelsOfOrders,
} from '@selvedge/shared/orders/labels/contract';

import { call } from '../../../lib/http.js';

/** Fails with 409 if the order's status is no longer `from`, or a required reason is missing. */
export const printLabels = (id: number, print: PrintLabels) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/labels/`, print);

/** Prints the unprinted labels of several orders and returns a result for each order. */
export const printLabelsOfOrders = (print: PrintLabelsOfOrders) =>
  call<LabelledOrders>('POST', '/atlas/orders/labels/', print);

/** Returns the print queue after a position; an empty string starts at the beginning. */
export const fetchLabelQueue = (after: string) =>
  call<LabelQueue>(
    'GET',
    `/atlas/orders/labels/${after === '' ? '' : `?after=${encodeURIComponent(after)}`}`,
  );

/** Picks a label by its printed code. */
export const pickLabel = (pick: PickLabel) =>
  call<PickedLabel>('POST', '/atlas/orders/labels/pick/', pick);

export const cancelLabel = (id: number, counter: number) =>
  call<undefined>(
    'POST',
    `/atlas/orders/${String(id)}/labels/${String(counter)}/cancellation/`,
    {},
  );

/** Address of the PDF with the last print of these orders, in the user's time zone. */
export function sheetLink(ids: readonly number[]): string {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `/omnis/v3/atlas/orders/labels/sheet/?orders=${ids.join(',')}&zone=${zone}`;
}

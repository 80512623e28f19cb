/** Path of an invoice on the host of its store. */
export function invoiceLink(orderHash: string): string {
  return `/invoice/${encodeURIComponent(orderHash)}`;
}

/** Path of an invoice on the host of its store. */
export function invoiceLink(orderHash: string): string {
  return `/invoice/${encodeURIComponent(orderHash)}`;
}

/** Link to the credit note of a refund. */
export function creditNoteLink(orderHash: string, refundId: string): string {
  return `${invoiceLink(orderHash)}?refund=${encodeURIComponent(refundId)}`;
}

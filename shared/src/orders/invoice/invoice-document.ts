import type { VatLine } from '../../tax/sale-tax.js';

/** Issued invoice, or credit note of a refund. */
export interface InvoiceDocument {
  /** Number with prefix, such as `INV-000017`. */
  readonly label: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** Credit note that cancels the invoice in full; null without one. */
  readonly creditNote: Pick<InvoiceDocument, 'label' | 'issuedAt'> | null;
  /** Invoice that this credit note corrects; null for an invoice. */
  readonly corrects: string | null;
  /** Credit notes of refunds through the payment provider, oldest first; each corrects a part. */
  readonly refunds: readonly RefundCreditNote[];
}

export interface RefundCreditNote {
  readonly refundId: string;
  readonly label: string;
  /** ISO 8601. */
  readonly issuedAt: string;
}

/** Amount that a credit note for a refund takes back; minor units, as positive numbers. */
export interface CreditedRefund {
  readonly amount: number;
  /** `amount` by VAT rate. */
  readonly vat: readonly VatLine[];
}

export function invoiceLabel(number: number): string {
  return `INV-${padded(number)}`;
}

export function creditNoteLabel(number: number): string {
  return `CN-${padded(number)}`;
}

function padded(number: number): string {
  return String(number).padStart(6, '0');
}

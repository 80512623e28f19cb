import type {
  ConfirmPurchaseOrder,
  DecideTerms,
  SavedQuoteFile,
  MadeQuote,
  MakeQuote,
  PriceQuote,
  SendQuote,
} from '@selvedge/shared/orders/quotes/contract';
import { cutFileName } from '@selvedge/shared/texts/short-text';

import { call } from '../../../lib/http.js';

const pathOf = (id: number) => `/atlas/orders/${String(id)}/quote/`;

/** Creates a quote. Idempotent: repeating the request with the same id creates no second quote. */
export const makeQuote = (quote: MakeQuote) => call<MadeQuote>('POST', '/quotes/', quote);

/** Fails with 409 if the price has changed in the meantime. */
export const priceQuote = (hash: string, price: PriceQuote) =>
  call<undefined>('PATCH', `/quotes/${hash}/`, price);

export const sendQuote = (id: number, body: SendQuote) =>
  call<undefined>('POST', `${pathOf(id)}sending/`, body);

export const decideTerms = (id: number, decision: DecideTerms) =>
  call<undefined>('POST', `${pathOf(id)}terms/`, decision);

export const confirmPurchaseOrder = (id: number, confirmed: ConfirmPurchaseOrder) =>
  call<undefined>('PUT', `${pathOf(id)}purchase-order/`, confirmed);

export const addMockup = (id: number, file: File) =>
  call<SavedQuoteFile>('POST', `${pathOf(id)}mockups/`, bytesOf(file));

export const addQuoteDocument = (id: number, file: File) =>
  call<SavedQuoteFile>(
    'POST',
    `${pathOf(id)}documents/?name=${encodeURIComponent(cutFileName(file.name, 120))}`,
    bytesOf(file),
  );

export const removeQuoteDocument = (id: number, document: string) =>
  call<undefined>('DELETE', `${pathOf(id)}documents/${document}/`, {});

function bytesOf(file: File): Blob {
  return new Blob([file], { type: 'application/octet-stream' });
}

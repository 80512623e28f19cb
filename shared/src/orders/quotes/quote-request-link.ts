import { cutText } from '../../texts/cut-text.js';

export const quoteRequestLink = '/get-a-quote/';

/** Limit of the form field, in UTF-16 units. */
export const mostOfProduct = 200;

/** Link to the quote form, filled in for a reorder. */
export function quoteAgainLink(
  items: readonly { readonly name: string; readonly quantity: number }[],
): string {
  const product = items.map(({ name }) => name).join(', ');
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const encoded = encodeURIComponent(cutText(product, mostOfProduct, mostOfProduct));
  return `${quoteRequestLink}?product=${encoded}&quantity=${String(quantity)}`;
}

/** RTE-037. */
export const quoteRequestLink = '/get-a-quote/';

/** In characters: as the form takes it. */
export const mostOfProduct = 200;

/** The form with what somebody wants made once more. */
export function quoteAgainLink(
  items: readonly { readonly name: string; readonly quantity: number }[],
): string {
  const product = items.map(({ name }) => name).join(', ');
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const encoded = encodeURIComponent(product.slice(0, mostOfProduct));
  return `${quoteRequestLink}?product=${encoded}&quantity=${String(quantity)}`;
}

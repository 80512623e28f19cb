import type { CurrencyCode } from '@selvedge/shared/money';
import type { QuoteLine } from '@selvedge/shared/orders/quotes/contract';
import type { AtlasOrder, OrderItem } from '@selvedge/shared/orders/contract';

import { amountIn, amountText } from '../../../ui/office/amounts.js';

export interface TypedLine {
  /** Identifies the line in the form. */
  readonly key: number;
  /** Id of the order item; undefined for a new line. */
  readonly id: number | undefined;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
}

export interface TypedQuote {
  readonly lines: readonly TypedLine[];
  readonly discount: string;
  readonly shipping: string;
}

/** Validated quote with its total in minor units. */
export interface ReadQuote {
  readonly lines: QuoteLine[];
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

export function emptyLine(key: number): TypedLine {
  return { key, id: undefined, name: '', quantity: '1', price: '' };
}

export function typedOf({
  items,
  discount,
  shipping,
  currency,
}: Pick<AtlasOrder, 'discount' | 'shipping' | 'currency'> & {
  readonly items: readonly OrderItem[];
}): TypedQuote {
  return {
    lines: items.map(({ id, name, quantity, price }) => ({
      key: id,
      id,
      name,
      quantity: String(quantity),
      price: amountText(price, currency),
    })),
    discount: discount === 0 ? '' : amountText(discount, currency),
    shipping: amountText(shipping, currency),
  };
}

/**
 * Validates the typed quote. Returns undefined while it is incomplete; blank amounts count as zero.
 */
export function readQuote(
  { lines, discount, shipping }: TypedQuote,
  currency: CurrencyCode,
): ReadQuote | undefined {
  const read = lines.map((line) => lineIn(line, currency));
  const validLines = read.filter((line) => line !== undefined);
  const [off, delivery] = [amountIn(discount, currency) ?? 0, amountIn(shipping, currency) ?? 0];
  if (validLines.length === 0 || validLines.length < read.length || !isPrice(delivery))
    return undefined;
  const sum = validLines.reduce((total, { quantity, price }) => total + quantity * price, 0);
  if (!isPrice(off) || off > sum) return undefined;
  return { lines: validLines, discount: off, shipping: delivery, total: sum - off + delivery };
}

function lineIn(
  { id, name, quantity: typed, price: typedPrice }: TypedLine,
  currency: CurrencyCode,
): QuoteLine | undefined {
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  const price = amountIn(typedPrice, currency);
  if (name.trim() === '' || quantity === 0 || !isPrice(price)) return undefined;
  return { ...(id !== undefined && { id }), name: name.trim(), quantity, price };
}

function isPrice(amount: number | null): amount is number {
  return amount !== null && amount >= 0;
}

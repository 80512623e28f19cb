import type { CurrencyCode } from '@selvedge/shared/money';
import type { QuoteLine } from '@selvedge/shared/orders/quotes/contract';
import type { AtlasOrder, OrderItem } from '@selvedge/shared/orders/contract';

import { amountIn, amountText } from '../../../ui/office/amounts.js';

/** A line of a quote as it is typed. */
export interface TypedLine {
  /** Tells it from the others while it is typed. */
  readonly key: number;
  /** Of the order's item; undefined of a new one. */
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

/** What is sent, with what it comes to in minor units. */
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

/** What was typed, once all of it says something; undefined before. What is left empty is nothing. */
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

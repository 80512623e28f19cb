import type { TaxRate } from '../tax/tax-rates.js';
import type { OrderItem } from './contract.js';

/** Rate of every taxed amount before rates were recorded with the order. */
export const legacyTaxRate: TaxRate = 20_000;

/**
 * Tax of an order line, in minor units. Orders placed before tax was rounded per line keep their
 * recorded amount: the rounded tax of a piece times the quantity.
 */
export function lineTaxOf({
  quantity,
  tax,
  lineTax = quantity * tax,
}: Pick<OrderItem, 'quantity' | 'tax' | 'lineTax'>): number {
  return lineTax;
}

/** Adds the tax of the line to an item of an old order. */
export function withLineTax<Item extends Pick<OrderItem, 'quantity' | 'tax' | 'lineTax'>>(
  item: Item,
): Item & { readonly lineTax: number } {
  return { ...item, lineTax: lineTaxOf(item) };
}

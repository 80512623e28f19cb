import type { PriceParts } from '../sources.js';
import { objectIn } from '../wire.js';
import { taxOfLine } from '../../../pricing/totals.js';
import type { SaleRates } from '../../../tax/sale-tax.js';
import { exchanged, exchangedPart } from '../../../exchange.js';
import type { CurrencyCode } from '../../../money.js';
import { sellingPrice, type Json, type Product } from '../../../catalogue/contract.js';

type Priced = Pick<
  Product,
  'price' | 'salePrice' | 'currency' | 'vatRate' | 'baseCost' | 'printCosts'
>;

/** Returns the parts of a product's price at these tax rates; null if costs are unknown. */
export function partsOfPrice(product: Priced, rates: SaleRates): PriceParts | null {
  const { baseCost, printCosts, currency, vatRate } = product;
  if (baseCost === null) return null;
  const price = sellingPrice(product);
  const printCost = sumOf(printCosts);
  const tax = taxOfLine({ quantity: 1, price, vatRate }, rates);
  return withProfit({ currency, price, baseCost, printCost, tax });
}

/** Adds the remainder as profit. */
function withProfit(costs: Omit<PriceParts, 'profit'>): PriceParts {
  return { ...costs, profit: costs.price - costs.baseCost - costs.printCost - costs.tax };
}

/** Sum of the print costs of all sides. */
function sumOf(printCosts: Json): number {
  const costs = Object.values(objectIn(printCosts) ?? {});
  return costs.reduce<number>((sum, cost) => sum + (typeof cost === 'number' ? cost : 0), 0);
}

/** Converts the parts to another currency, in which they still add up to the price. */
export function pricePartsIn(currency: CurrencyCode, parts: PriceParts): PriceParts {
  const partIn = (amount: number) => exchangedPart({ amount, currency: parts.currency }, currency);
  return withProfit({
    currency,
    price: exchanged({ amount: parts.price, currency: parts.currency }, currency),
    baseCost: partIn(parts.baseCost),
    printCost: partIn(parts.printCost),
    tax: partIn(parts.tax),
  });
}

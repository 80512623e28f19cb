import { exchanged, exchangedPart } from '@selvedge/shared/exchange';
import { taxOfLine } from '@selvedge/shared/pricing/totals';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import type { GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { taxOfSale } from '@selvedge/shared/tax/sale-tax';

import { amountIn } from '../../../ui/office/amounts.js';

/** Ready-made designs offered for the first product: one of each style. */
export const FIRST_DESIGNS = [
  'paper-fox',
  'monstera',
  'rolling-waves',
  'moon-cat',
  'retro-sun',
  'wildflowers',
  'night-whale',
  'mushrooms',
  'topography',
  'lemons',
] as const;

/** Draft of the first product; the price is in minor units of the shop's currency. */
export interface FirstProduct {
  readonly design: string;
  readonly garment: GarmentName;
  readonly name: string;
  readonly price: number;
}

/** Returns the initial draft: a T-shirt with the first design. */
export function firstProduct(currency: string): FirstProduct {
  const [design] = FIRST_DESIGNS;
  return onGarment({ design, garment: 't-shirt', name: '', price: 0 }, 't-shirt', currency);
}

/** Moves the product to another garment, at its suggested price. */
export function onGarment(
  product: FirstProduct,
  garment: GarmentName,
  currency: string,
): FirstProduct {
  const { suggestedPrice } = GARMENT_OFFERS[garment];
  return {
    ...product,
    garment,
    price: exchanged({ amount: suggestedPrice, currency: 'GBP' }, currency),
  };
}

/** Default name of the product, such as `Paper fox T-shirt`. */
export function suggestedName({ design, garment }: FirstProduct): string {
  const { title } = GARMENT_OFFERS[garment];
  if (!isDesign(design)) return title;
  const designName = design.replaceAll('-', ' ');
  return `${designName.charAt(0).toUpperCase()}${designName.slice(1)} ${title}`;
}

/** Conditions of the shop that determine prices and their VAT. */
export interface Shop {
  readonly currency: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** Returns production cost, VAT and profit of one item; the profit can be negative. */
export function marginOf({ garment, price }: FirstProduct, { currency, country }: Shop) {
  const cost = exchangedPart({ amount: GARMENT_OFFERS[garment].cost, currency: 'GBP' }, currency);
  const { rates } = taxOfSale({ country }, new Date());
  const tax = taxOfLine({ quantity: 1, price, vatRate: 1 }, rates);
  return { cost, tax, profit: price - tax - cost };
}

/** Returns the product to create, in all sizes and a few colours. */
export function creationOf(product: FirstProduct): CreateFromDesign {
  const { design, garment, price } = product;
  return {
    ...{ design, garment, price },
    name: product.name.trim() || suggestedName(product),
    colours: [...coloursOf(garment)],
    sizes: [...GARMENT_OFFERS[garment].sizes],
    enabled: true,
  };
}

/** Paper and stickers come only in white. */
export function coloursOf(garment: GarmentName): readonly string[] {
  return garment === 'sticker' || garment === 'art-print' ? ['White'] : ['White', 'Navy', 'Black'];
}

/** Parses a price; NaN unless it is a positive amount. */
export function priceIn(text: string, currency: string): number {
  const amount = amountIn(text, currency) ?? NaN;
  return amount > 0 ? amount : NaN;
}

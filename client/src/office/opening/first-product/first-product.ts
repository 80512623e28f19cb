import { exchanged } from '@selvedge/shared/exchange';
import { isDesign, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';

import { amountIn } from '../../../ui/office/amounts.js';

/** The given designs that a first product can begin with: one of each kind, not all of them. */
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

/** What is decided of the first product so far; the price is in minor units of the shop's currency. */
export interface FirstProduct {
  readonly design: string;
  readonly garment: GarmentName;
  readonly name: string;
  readonly price: number;
}

/** What prints on anything: nothing of it is decided yet. */
export function firstProduct(currency: string): FirstProduct {
  const [design] = FIRST_DESIGNS;
  return onGarment({ design, garment: 't-shirt', name: '', price: 0 }, 't-shirt', currency);
}

/** On another garment, at what it is usually sold for. */
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

/** What it is called until somebody writes something else: `Paper fox T-shirt`. */
export function suggestedName({ design, garment }: FirstProduct): string {
  const { title } = GARMENT_OFFERS[garment];
  if (!isDesign(design)) return title;
  const designName = design.replaceAll('-', ' ');
  return `${designName.charAt(0).toUpperCase()}${designName.slice(1)} ${title}`;
}

/** What stays of a sale once the maker is paid; negative where the price does not cover that. */
export function marginOf({ garment, price }: FirstProduct, currency: string) {
  const cost = exchanged({ amount: GARMENT_OFFERS[garment].cost, currency: 'GBP' }, currency);
  return { cost, left: price - cost };
}

/** All sizes, and a few colours: what is not asked is changed later. */
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

/** Paper and stickers are not dyed. */
export function coloursOf(garment: GarmentName): readonly string[] {
  return garment === 'sticker' || garment === 'art-print' ? ['White'] : ['White', 'Navy', 'Black'];
}

/** The price of what was typed; NaN for what is none. */
export function priceIn(text: string, currency: string): number {
  const amount = amountIn(text, currency) ?? NaN;
  return amount > 0 ? amount : NaN;
}

import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { Product, ProductColour } from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';
import { isUrlName } from '@selvedge/shared/catalogue/url-name';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { requireBundle } from './bundle.rules.js';
import {
  ColourTwice,
  ColourValueInvalid,
  ColourWithoutPicture,
  ColourWithoutSize,
  DefaultColourUnknown,
  ProductNameMissing,
  ProductPriceInvalid,
  ProductUrlNameInvalid,
  ProductWithoutColour,
  ReferenceInvalid,
  SalePriceNotLower,
  SizeTwice,
  SkuTwice,
} from './product.errors.js';
import type { ProductPlace } from './product.events.js';

/**
 * Maximum price in minor units. Larger values are typing errors, and sums would exceed integers.
 */
const maxPrice = 100_000_00;
const colourForm = /^#[0-9a-f]{6}$/;

/** Returns where shoppers find a product; null if it is not shown. */
export function placeOf(product: Product): ProductPlace | null {
  const { collections, creator, position } = product;
  return isShown(product) ? { collections, creator, position } : null;
}

/** Status of a new product: staff check those of all shops except the main brand's (CAT-030). */
export function firstApproval(division: number): ApprovalStatus {
  return division === MAIN_DIVISION ? null : 0;
}

/** Throws a ProductInvalid for the first reason why a product cannot be offered. */
export function requireOfferable(product: Product): void {
  if (product.name.trim() === '') throw new ProductNameMissing();
  if (!isUrlName(product.urlName)) throw new ProductUrlNameInvalid();
  requirePrices(product);
  requireReferences(product);
  requireColours(product);
  requireBundle(product);
}

function requirePrices({ price, salePrice }: Product): void {
  if (!isPrice(price)) throw new ProductPriceInvalid();
  if (salePrice === null) return;
  if (!isPrice(salePrice) || salePrice >= price) throw new SalePriceNotLower();
}

function isPrice(amount: number): boolean {
  return Number.isInteger(amount) && amount > 0 && amount <= maxPrice;
}

/** References may point to deleted objects, but must be valid uuids. */
function requireReferences({ collections, creator, crossSellProducts }: Product): void {
  if (!collections.every(isUuid)) throw new ReferenceInvalid('collections');
  if (creator !== null && !isUuid(creator)) throw new ReferenceInvalid('creator');
  if (!crossSellProducts.every(isUuid)) throw new ReferenceInvalid('crossSellProducts');
}

function requireColours(product: Product): void {
  if (product.colours.length === 0) throw new ProductWithoutColour();
  product.colours.forEach(requireColour);
  requireDistinct(product);
  if (!product.colours.some(({ name }) => name === product.defaultColour)) {
    throw new DefaultColourUnknown(product.defaultColour);
  }
}

function requireColour({ name, hex, images, sizes }: ProductColour): void {
  if (!colourForm.test(hex)) throw new ColourValueInvalid(name);
  if (images.length === 0) throw new ColourWithoutPicture(name);
  if (sizes.length === 0) throw new ColourWithoutSize(name);
  const twice = firstTwice(sizes.map((size) => size.name));
  if (twice !== undefined) throw new SizeTwice(name, twice);
}

function requireDistinct({ colours }: Product): void {
  const colour = firstTwice(colours.map(({ name }) => name));
  if (colour !== undefined) throw new ColourTwice(colour);
  const sku = firstTwice(colours.flatMap(({ sizes }) => sizes.map((size) => size.sku)));
  if (sku !== undefined) throw new SkuTwice(sku);
}

function firstTwice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

import { maxPieces } from '@selvedge/shared/baskets/max-pieces';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import {
  BundleChoiceInvalid,
  BundlePartInvalid,
  BundlePartTwice,
  BundleTooLarge,
  BundleTooSmall,
  PartsWithoutBundle,
} from './product.errors.js';

/**
 * Requires a bundle to have two to 20 items and only one variant of its own, because the shopper
 * chooses the colours and sizes of its parts (CAT-010). Throws a ProductInvalid.
 */
export function requireBundle(product: Product): void {
  const { isBundle, bundleItems, colours } = product;
  if (!isBundle && bundleItems.length > 0) throw new PartsWithoutBundle();
  if (!isBundle) return;
  requireParts(product);
  if (colours.length !== 1 || colours[0]?.sizes.length !== 1) throw new BundleChoiceInvalid();
}

function requireParts({ bundleItems, uuid }: Product): void {
  const wrong = bundleItems.find(
    ({ product, quantity }) => !isUuid(product) || product === uuid || !isCount(quantity),
  );
  if (wrong !== undefined) throw new BundlePartInvalid(wrong.product);
  const parts = new Set(bundleItems.map(({ product }) => product));
  if (parts.size < bundleItems.length) throw new BundlePartTwice();
  const pieces = bundleItems.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces < 2) throw new BundleTooSmall();
  if (pieces > maxPieces) throw new BundleTooLarge();
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxPieces;
}

/** Returns the parts that a bundle cannot contain: unknown products and other bundles. */
export function unfitParts(
  { bundleItems }: Pick<Product, 'bundleItems'>,
  products: readonly Pick<Product, 'uuid' | 'isBundle'>[],
): readonly string[] {
  const fit = new Set(products.filter(({ isBundle }) => !isBundle).map(({ uuid }) => uuid));
  return bundleItems.map(({ product }) => product).filter((uuid) => !fit.has(uuid));
}

import type { BasketAnswer, BasketDiscounts, BasketItem } from '@selvedge/shared/baskets/contract';
import {
  sellingPrice,
  type Product,
  type ProductColour,
} from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';
import { productUrl } from '@selvedge/shared/links/product-address';
import { exchanged } from '@selvedge/shared/exchange';
import { messages } from '@selvedge/shared/messages';
import type { CurrencyCode } from '@selvedge/shared/money';
import {
  choicesOf,
  isComplete,
  pieceErrors,
  piecesOf,
  type BundlePiece,
} from '@selvedge/shared/catalogue/bundles/bundle';

import type { BasketItems, ChosenItem } from './basket.decider.js';

/** A basket line with the facts that an order freezes. */
export interface BasketLine extends BasketItem {
  readonly sku: string;
  /** PAY-023: 1 is the standard rate, 0 is zero-rated. */
  readonly vatRate: 0 | 1;
  /** Uuids of the product's collections. */
  readonly collections: readonly string[];
}

/**
 * Joins choices with the current name, price and image of their products. Missing products count as
 * unavailable.
 */
export function linesOf(items: BasketItems, products: readonly Product[]): readonly BasketLine[] {
  const byUuid = new Map(products.map((product) => [product.uuid, product]));
  return items.map((item) => {
    const product = byUuid.get(item.productUuid);
    return lineOf(item, product, product === undefined ? [] : bundlePieces(product, products));
  });
}

/** CAT-010: returns every piece of a bundle's visible parts; empty for other products. */
export function bundlePieces(
  product: Product,
  products: readonly Product[],
): readonly BundlePiece[] {
  return product.isBundle ? piecesOf(product, products.filter(isShown)) : [];
}

/** Whether all chosen pieces exist; true for products that are not bundles. */
function isWhole(product: Product, pieces: readonly BundlePiece[], item: ChosenItem): boolean {
  if (!product.isBundle) return true;
  const errors = pieceErrors(pieces, choicesOf(item.bundleOptions));
  return isComplete(product, pieces) && Object.keys(errors).length === 0;
}

function lineOf(
  item: ChosenItem,
  product: Product | undefined,
  pieces: readonly BundlePiece[],
): BasketLine {
  const { key, quantity, productUuid } = item;
  const options = { Colour: item.colour, Size: item.size };
  if (product === undefined) return { ...unavailableLine, key, quantity, options, productUuid };
  const colour = product.colours.find(({ name }) => name === item.colour);
  const size = colour?.sizes.find(({ name }) => name === item.size);
  return {
    key,
    quantity,
    name: product.name,
    priceIncTax: sellingPrice(product),
    currency: product.currency,
    image: pictureOf(colour ?? product.colours[0]),
    options,
    productUuid,
    productUrl: productUrl(product.urlName),
    pieces: pieces.map(({ key: piece, name }) => ({
      name,
      choice: item.bundleOptions[piece] ?? '',
    })),
    available: isShown(product) && size?.available === true && isWhole(product, pieces, item),
    sku: size?.sku ?? '',
    vatRate: product.vatRate,
    collections: product.collections,
  };
}

/** A line of an unknown product can only be viewed and removed. */
const unavailableLine = {
  name: messages.productUnavailable,
  priceIncTax: 0,
  currency: '',
  image: '',
  productUrl: '',
  pieces: [],
  available: false,
  sku: '',
  vatRate: 1,
  collections: [],
} as const;

function pictureOf(colour: ProductColour | undefined): string {
  return colour?.images[0]?.original ?? '';
}

/** PAY-020: converts the lines to another currency; unavailable lines have no price. */
export function linesIn(
  currency: CurrencyCode,
  lines: readonly BasketLine[],
): readonly BasketLine[] {
  return lines.map((line) => {
    if (line.currency === '') return line;
    const price = { amount: line.priceIncTax, currency: line.currency };
    return { ...line, priceIncTax: exchanged(price, currency), currency };
  });
}

/** BSK-001 to BSK-003: the answer of every basket call. */
export function answerOf(
  lines: readonly BasketLine[],
  currency: string,
  discounts: BasketDiscounts = noDiscounts,
): BasketAnswer {
  const subtotal = lines
    .filter(({ available }) => available)
    .reduce((sum, { priceIncTax, quantity }) => sum + priceIncTax * quantity, 0);
  return {
    items: lines.map(itemOf),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    currency,
    discounts,
  };
}

const noDiscounts: BasketDiscounts = {
  discount: 0,
  rows: [],
  coupon: null,
  isFreeDelivery: false,
  untilFreeDelivery: null,
};

function itemOf({
  sku: _sku,
  vatRate: _vatRate,
  collections: _collections,
  ...item
}: BasketLine): BasketItem {
  return item;
}

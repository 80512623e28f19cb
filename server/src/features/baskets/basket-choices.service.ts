import { Injectable } from '@nestjs/common';
import type { CartItem } from '@selvedge/shared/baskets/contract';
import type { Choice } from '@selvedge/shared/catalogue/bundles/item-key';
import { maxPieces } from '@selvedge/shared/baskets/max-pieces';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { urlNameIn } from '@selvedge/shared/links/product-address';
import { choicesOf, isComplete, pieceErrors } from '@selvedge/shared/catalogue/bundles/bundle';

import { ProductsReader } from '../products/index.js';
import type { RequestedItem } from './basket.commands.js';
import { NothingAdded, PiecesUnavailable, ProductUnavailable } from './basket.errors.js';
import { bundlePieces } from './basket.rules.js';

/** An available choice with its product and those of its pieces. */
export interface FoundChoice extends RequestedItem {
  readonly products: readonly Product[];
}

/** The available choices of a list, and the names of unavailable ones. */
export interface FoundChoices {
  readonly found: readonly FoundChoice[];
  readonly leftOut: readonly string[];
}

/** Resolves the items of a request to choices that are on sale. */
@Injectable()
export class BasketChoices {
  constructor(private readonly products: ProductsReader) {}

  /** Throws NothingAdded, ProductUnavailable and PiecesUnavailable. */
  async of(division: number, item: CartItem): Promise<FoundChoice> {
    return this.choiceOf(division, await this.productOf(division, item), item);
  }

  /** Keeps the order of the items. Throws NothingAdded. */
  async ofEach(division: number, items: readonly CartItem[]): Promise<FoundChoices> {
    const tried = await Promise.all(items.map((item) => this.tried(division, item)));
    return {
      found: tried.filter((one) => typeof one !== 'string'),
      leftOut: tried.filter((one) => typeof one === 'string'),
    };
  }

  /** Returns the choice, or the name of the unavailable product. */
  private async tried(division: number, item: CartItem): Promise<FoundChoice | string> {
    const product = await this.productOf(division, item);
    try {
      return await this.choiceOf(division, product, item);
    } catch (thrown) {
      const cannotBeHad =
        thrown instanceof ProductUnavailable || thrown instanceof PiecesUnavailable;
      if (!cannotBeHad) throw thrown;
      return product?.name ?? 'a product that is not sold here';
    }
  }

  private async choiceOf(
    division: number,
    product: Product | undefined,
    item: CartItem,
  ): Promise<FoundChoice> {
    if (product === undefined) throw new ProductUnavailable();
    const choice = chosenOf(product, item);
    const parts = await this.partsOf(division, product);
    requirePieces(product, parts, choice);
    return { choice, quantity: item.quantity ?? 1, products: [product, ...parts] };
  }

  private async partsOf(
    division: number,
    { isBundle, bundleItems }: Product,
  ): Promise<readonly Product[]> {
    const uuids = isBundle ? bundleItems.map(({ product }) => product) : [];
    return this.products.everyOf(division, uuids);
  }

  private async productOf(division: number, item: CartItem): Promise<Product | undefined> {
    const { variantId, productId, productUrl } = item;
    if (variantId !== undefined) return this.products.bySku(division, variantId);
    if (productId !== undefined) return this.products.byId(division, productId);
    if (productUrl === undefined) throw new NothingAdded();
    const urlName = urlNameIn(productUrl);
    return urlName === undefined ? undefined : this.products.byUrlName(division, urlName);
  }
}

/**
 * CAT-010: a bundle needs a colour and a size for each piece. Throws ProductUnavailable if a piece
 * is gone or there are too many, and PiecesUnavailable.
 */
function requirePieces(
  product: Product,
  parts: readonly Product[],
  { bundleOptions }: Choice,
): void {
  if (!product.isBundle) return;
  const pieces = bundlePieces(product, parts);
  if (!isComplete(product, pieces) || pieces.length > maxPieces) throw new ProductUnavailable();
  const errors = { ...pieceErrors(pieces, choicesOf(bundleOptions)) };
  const keys = new Set(pieces.map(({ key }) => key));
  for (const key of Object.keys(bundleOptions)) {
    if (!keys.has(key)) errors[`pieces.${key}.size`] = ['This item is not part of the bundle'];
  }
  if (Object.keys(errors).length > 0) throw new PiecesUnavailable(errors);
}

/**
 * Returns the variant as the product names it. Throws ProductUnavailable if it cannot be bought.
 */
function chosenOf(product: Product, item: CartItem): Choice {
  const { variantId, productColor, productSize, bundleOptions = {} } = item;
  for (const colour of product.colours) {
    for (const size of colour.sizes) {
      const isIt =
        variantId === undefined
          ? colour.name === productColor && size.name === productSize
          : size.sku === variantId;
      if (!isIt) continue;
      if (!size.available) throw new ProductUnavailable();
      return { productUuid: product.uuid, colour: colour.name, size: size.name, bundleOptions };
    }
  }
  throw new ProductUnavailable();
}

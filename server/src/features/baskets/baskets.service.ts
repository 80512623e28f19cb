import { Injectable } from '@nestjs/common';
import type { BasketAnswer, CartItem, ItemChange } from '@selvedge/shared/baskets/contract';
import type { Choice } from '@selvedge/shared/baskets/item-key';
import { maxPieces } from '@selvedge/shared/baskets/max-pieces';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { urlNameIn } from '@selvedge/shared/catalogue/product-address';
import { choicesOf, isComplete, partsIn, pieceErrors } from '@selvedge/shared/storefront/bundle';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { ProductsReader } from '../products/index.js';
import type { BasketCommand } from './basket.commands.js';
import { basketDecider } from './basket.decider.js';
import {
  ItemNotInBasket,
  NothingAdded,
  PiecesUnavailable,
  ProductUnavailable,
} from './basket.errors.js';
import { BasketReader } from './basket.queries.js';
import { answerOf, bundlePieces, linesIn, linesOf } from './basket.rules.js';
import type { BasketVisit } from './basket-visits.service.js';

/** A basket after a command: what is in it now, and its id, which is new after the very first item. */
export interface BasketNow {
  readonly basketId: string;
  readonly answer: BasketAnswer;
}

/** What a shopper does with a basket, by script or by a plain form. */
@Injectable()
export class BasketsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly products: ProductsReader,
    private readonly baskets: BasketReader,
  ) {}

  /** What is in the basket, in one statement; none at all for somebody who has none. */
  async list({ context, basketId, currency }: BasketVisit): Promise<BasketAnswer> {
    const lines = await this.baskets.lines(context.division, basketId);
    return answerOf(linesIn(currency, lines), currency);
  }

  /**
   * BSK-006, BSK-008: adds a choice that is on sale in this store. Throws NothingAdded,
   * ProductUnavailable, PiecesUnavailable, QuantityOutOfRange and BasketFull.
   */
  async add(visit: BasketVisit, item: CartItem): Promise<BasketNow> {
    const product = await this.productOf(visit.context.division, item);
    if (product === undefined) throw new ProductUnavailable();
    const choice = chosenOf(product, item);
    const parts = await this.partsOf(visit.context.division, product);
    requirePieces(product, parts, choice);
    const basketId = visit.basketId ?? visit.newId;
    const command = { type: 'AddItem', basketId, choice, quantity: item.quantity ?? 1 } as const;
    return { basketId, answer: await this.answer(visit, command, [product, ...parts]) };
  }

  /** BSK-017: to 0 removes. Throws ItemNotInBasket and QuantityOutOfRange. */
  async update(visit: BasketVisit, { key, quantity }: ItemChange): Promise<BasketAnswer> {
    const { basketId } = visit;
    if (basketId !== undefined) {
      return this.answer(visit, { type: 'ChangeQuantity', basketId, key, quantity });
    }
    if (quantity > 0) throw new ItemNotInBasket();
    return this.list(visit);
  }

  /** An item that is not there is removed already. */
  async remove(visit: BasketVisit, key: string): Promise<BasketAnswer> {
    const { basketId } = visit;
    if (basketId === undefined) return this.list(visit);
    return this.answer(visit, { type: 'RemoveItem', basketId, key });
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

  /** From the state the command led to; products that are not known yet are asked for once. */
  private async answer(
    { context, currency }: BasketVisit,
    command: BasketCommand,
    known: readonly Product[] = [],
  ): Promise<BasketAnswer> {
    const { state } = await this.commands.handle(context, basketDecider, command);
    const missing = new Set(
      state.flatMap(({ productUuid, bundleOptions }) => [productUuid, ...partsIn(bundleOptions)]),
    );
    known.forEach(({ uuid }) => missing.delete(uuid));
    const others = await this.products.everyOf(context.division, [...missing]);
    return answerOf(linesIn(currency, linesOf(state, [...known, ...others])), currency);
  }
}

/**
 * CAT-010, BSK-006: a bundle is bought with a colour and a size of each of its pieces. Throws
 * ProductUnavailable when a part is gone or there are too many, and PiecesUnavailable.
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
    if (!keys.has(key)) errors[`pieces.${key}.size`] = ['This is no piece of the bundle'];
  }
  if (Object.keys(errors).length > 0) throw new PiecesUnavailable(errors);
}

/** The variant in the product's own words. Throws ProductUnavailable when it cannot be bought. */
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

import { Injectable } from '@nestjs/common';
import type { BasketAnswer, CartItem, ItemChange } from '@selvedge/shared/baskets/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { partsIn } from '@selvedge/shared/catalogue/bundles/bundle';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { ProductsReader } from '../products/index.js';
import type { BasketCommand } from './basket.commands.js';
import { basketDecider } from './basket.decider.js';
import { BasketChoices } from './basket-choices.service.js';
import { ItemNotInBasket, ProductUnavailable } from './basket.errors.js';
import { BasketOffers } from './basket-offers.service.js';
import { linesOf } from './basket.rules.js';
import type { BasketContext } from './basket-contexts.service.js';

/** A basket after a command, with its id, which is new after the first item. */
export interface BasketNow {
  readonly basketId: string;
  readonly answer: BasketAnswer;
}

/** The basket after adding several items, with the names of unavailable ones. */
export interface ManyAdded extends BasketNow {
  readonly leftOut: readonly string[];
}

/** Basket commands of shoppers, sent by script or by plain form. */
@Injectable()
export class BasketsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly products: ProductsReader,
    private readonly choices: BasketChoices,
    private readonly offers: BasketOffers,
  ) {}

  /** Returns the basket in one statement; empty for a visitor without one. */
  async list(basketContext: BasketContext): Promise<BasketAnswer> {
    return (await this.offers.ofBasket(basketContext)).answer;
  }

  /**
   * Adds an available choice (BSK-006, BSK-008). Throws NothingAdded, ProductUnavailable,
   * PiecesUnavailable, QuantityOutOfRange and BasketFull.
   */
  async add(basketContext: BasketContext, item: CartItem): Promise<BasketNow> {
    const { choice, quantity, products } = await this.choices.of(
      basketContext.context.division,
      item,
    );
    const basketId = basketContext.idToFill;
    const command = { type: 'AddItem', basketId, choice, quantity } as const;
    return { basketId, answer: await this.answer(basketContext, command, products) };
  }

  /**
   * BSK-008: adds all available items or none, and names the unavailable ones. Throws NothingAdded,
   * QuantityOutOfRange, BasketFull, and ProductUnavailable if none is available.
   */
  async addAll(basketContext: BasketContext, items: readonly CartItem[]): Promise<ManyAdded> {
    const { found, leftOut } = await this.choices.ofEach(basketContext.context.division, items);
    if (found.length === 0) throw new ProductUnavailable();
    const basketId = basketContext.idToFill;
    const products = found.flatMap((one) => one.products);
    const answer = await this.answer(
      basketContext,
      { type: 'AddItems', basketId, items: found },
      products,
    );
    return { basketId, answer, leftOut };
  }

  /** BSK-017: 0 removes. Throws ItemNotInBasket and QuantityOutOfRange. */
  async update(basketContext: BasketContext, { key, quantity }: ItemChange): Promise<BasketAnswer> {
    const { basketId } = basketContext;
    if (basketId !== undefined) {
      return this.answer(basketContext, { type: 'ChangeQuantity', basketId, key, quantity });
    }
    if (quantity > 0) throw new ItemNotInBasket();
    return this.list(basketContext);
  }

  /** Removing a missing item is a no-op. */
  async remove(basketContext: BasketContext, key: string): Promise<BasketAnswer> {
    const { basketId } = basketContext;
    if (basketId === undefined) return this.list(basketContext);
    return this.answer(basketContext, { type: 'RemoveItem', basketId, key });
  }

  /**
   * Builds the answer from the state after the command; loads only products that are not known yet.
   */
  private async answer(
    basketContext: BasketContext,
    command: BasketCommand,
    loaded: readonly Product[] = [],
  ): Promise<BasketAnswer> {
    const { context } = basketContext;
    const { state } = await this.commands.handle(context, basketDecider, command);
    const missing = new Set(
      state.flatMap(({ productUuid, bundleOptions }) => [productUuid, ...partsIn(bundleOptions)]),
    );
    loaded.forEach(({ uuid }) => missing.delete(uuid));
    const others = await this.products.everyOf(context.division, [...missing]);
    const lines = linesOf(state, [...loaded, ...others]);
    return (await this.offers.priced(basketContext, lines)).answer;
  }
}

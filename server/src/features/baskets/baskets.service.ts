import { Injectable } from '@nestjs/common';
import type { BasketAnswer, CartItem, ItemChange } from '@selvedge/shared/baskets/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { partsIn } from '@selvedge/shared/storefront/bundle';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { ProductsReader } from '../products/index.js';
import type { BasketCommand } from './basket.commands.js';
import { basketDecider } from './basket.decider.js';
import { BasketChoices } from './basket-choices.service.js';
import { ItemNotInBasket, ProductUnavailable } from './basket.errors.js';
import { BasketReader } from './basket.queries.js';
import { answerOf, linesIn, linesOf } from './basket.rules.js';
import type { BasketContext } from './basket-contexts.service.js';

/** A basket after a command: what is in it now, and its id, which is new after the very first item. */
export interface BasketNow {
  readonly basketId: string;
  readonly answer: BasketAnswer;
}

/** After several things at once: what could not be had, by its name where it has one. */
export interface ManyAdded extends BasketNow {
  readonly leftOut: readonly string[];
}

/** What a shopper does with a basket, by script or by a plain form. */
@Injectable()
export class BasketsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly products: ProductsReader,
    private readonly choices: BasketChoices,
    private readonly baskets: BasketReader,
  ) {}

  /** What is in the basket, in one statement; none at all for somebody who has none. */
  async list({ context, basketId, currency }: BasketContext): Promise<BasketAnswer> {
    const lines = await this.baskets.lines(context.division, basketId);
    return answerOf(linesIn(currency, lines), currency);
  }

  /**
   * BSK-006, BSK-008: adds a choice that is on sale in this store. Throws NothingAdded,
   * ProductUnavailable, PiecesUnavailable, QuantityOutOfRange and BasketFull.
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
   * BSK-008: adds what can be had, all of it or nothing, and names what cannot. Throws NothingAdded,
   * QuantityOutOfRange, BasketFull, and ProductUnavailable where there is nothing that can be had.
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

  /** BSK-017: to 0 removes. Throws ItemNotInBasket and QuantityOutOfRange. */
  async update(basketContext: BasketContext, { key, quantity }: ItemChange): Promise<BasketAnswer> {
    const { basketId } = basketContext;
    if (basketId !== undefined) {
      return this.answer(basketContext, { type: 'ChangeQuantity', basketId, key, quantity });
    }
    if (quantity > 0) throw new ItemNotInBasket();
    return this.list(basketContext);
  }

  /** An item that is not there is removed already. */
  async remove(basketContext: BasketContext, key: string): Promise<BasketAnswer> {
    const { basketId } = basketContext;
    if (basketId === undefined) return this.list(basketContext);
    return this.answer(basketContext, { type: 'RemoveItem', basketId, key });
  }

  /** From the state the command led to; products that are not known yet are asked for once. */
  private async answer(
    { context, currency }: BasketContext,
    command: BasketCommand,
    loaded: readonly Product[] = [],
  ): Promise<BasketAnswer> {
    const { state } = await this.commands.handle(context, basketDecider, command);
    const missing = new Set(
      state.flatMap(({ productUuid, bundleOptions }) => [productUuid, ...partsIn(bundleOptions)]),
    );
    loaded.forEach(({ uuid }) => missing.delete(uuid));
    const others = await this.products.everyOf(context.division, [...missing]);
    return answerOf(linesIn(currency, linesOf(state, [...loaded, ...others])), currency);
  }
}

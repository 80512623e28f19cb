import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import { CommandHandler, type CommandContext } from '../../platform/event-log/command-handler.js';
import { productDecider } from './product.decider.js';
import { UrlNameTaken } from './product.errors.js';
import { isUrlNameTaken, ProductIds } from './product-ids.queries.js';

/** A product as somebody writes it; the store is the context's, the integer id is given here. */
export type ProductDraft = Omit<Product, 'id' | 'division'>;

@Injectable()
export class ProductCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: ProductIds,
  ) {}

  /** Creates or changes the product of that uuid. Throws ProductInvalid and UrlNameTaken. */
  async save(context: CommandContext, draft: ProductDraft): Promise<Product> {
    const product = { ...draft, id: await this.ids.next(), division: context.division };
    try {
      const { state } = await this.commands.handle(context, productDecider, {
        type: 'SaveProduct',
        product,
      });
      return state.saved ? state.product : product;
    } catch (error) {
      if (isUrlNameTaken(error)) throw new UrlNameTaken(draft.urlName);
      throw error;
    }
  }
}

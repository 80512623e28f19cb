import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { unfitParts } from './bundle.rules.js';
import type { ProductDraft, SaveProduct } from './product.commands.js';
import { productDecider } from './product.decider.js';
import { BundlePartInvalid, UrlNameTaken } from './product.errors.js';
import { ProductsReader } from './product.queries.js';
import { isUrlNameTaken, ProductIds } from './product-ids.queries.js';

@Injectable()
export class ProductsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: ProductIds,
    private readonly products: ProductsReader,
  ) {}

  /**
   * Creates or changes the product with that uuid. Throws ProductInvalid, UrlNameTaken, and
   * ProductMoved if `before` is given and the product has changed since.
   */
  async save(context: CommandContext, draft: ProductDraft, before?: Product): Promise<Product> {
    const command = await this.prepare(context.division, draft, before);
    try {
      const { state } = await this.commands.handle(context, productDecider, command);
      return state.saved ? state.product : command.product;
    } catch (error) {
      if (isUrlNameTaken(error)) throw new UrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /**
   * Prepares the command to be handled together with others. Throws ProductInvalid; other errors
   * are thrown when it is handled.
   */
  async saveCommand(
    division: number,
    draft: ProductDraft,
    before: Product,
  ): Promise<DeciderCommand> {
    return commandFor(productDecider, await this.prepare(division, draft, before));
  }

  /** Checks the product itself before its parts are looked up. */
  private async prepare(
    division: number,
    draft: ProductDraft,
    before: Product | undefined,
  ): Promise<SaveProduct> {
    const product = { ...draft, id: before?.id ?? (await this.ids.next()), division };
    const command = { type: 'SaveProduct', product, before } as const;
    productDecider.decide(command, productDecider.initial);
    await this.requireParts(product);
    return command;
  }

  /** The parts of a bundle must be products of the same store, and not bundles (CAT-010). */
  private async requireParts(bundle: Product): Promise<void> {
    const uuids = bundle.bundleItems.map(({ product }) => product);
    const [unfit] = unfitParts(bundle, await this.products.everyOf(bundle.division, uuids));
    if (unfit !== undefined) throw new BundlePartInvalid(unfit);
  }
}

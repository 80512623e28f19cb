import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import { CommandHandler, type CommandContext } from '../../platform/event-log/command-handler.js';
import { unfitParts } from './bundle.rules.js';
import { productDecider } from './product.decider.js';
import { BundlePartInvalid, UrlNameTaken } from './product.errors.js';
import { CatalogueReader } from './product.queries.js';
import { isUrlNameTaken, ProductIds } from './product-ids.queries.js';

/** A product as somebody writes it; the store is the context's, the integer id is given here. */
export type ProductDraft = Omit<Product, 'id' | 'division'>;

@Injectable()
export class ProductCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: ProductIds,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** Creates or changes the product of that uuid. Throws ProductInvalid and UrlNameTaken. */
  async save(context: CommandContext, draft: ProductDraft): Promise<Product> {
    const product = { ...draft, id: await this.ids.next(), division: context.division };
    const command = { type: 'SaveProduct', product } as const;
    // What is wrong in itself is told before anybody looks for its parts.
    productDecider.decide(command, productDecider.initial);
    await this.requireParts(product);
    try {
      const { state } = await this.commands.handle(context, productDecider, command);
      return state.saved ? state.product : product;
    } catch (error) {
      if (isUrlNameTaken(error)) throw new UrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /** CAT-010: the parts of a bundle are products of the same store, and no bundles. */
  private async requireParts(bundle: Product): Promise<void> {
    const uuids = bundle.bundleItems.map(({ product }) => product);
    const [unfit] = unfitParts(bundle, await this.catalogue.everyOf(bundle.division, uuids));
    if (unfit !== undefined) throw new BundlePartInvalid(unfit);
  }
}

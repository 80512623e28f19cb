import type { Product } from '@selvedge/shared/catalogue/contract';
import type { DeskProduct } from '@selvedge/shared/product-desk/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { StreamQueue } from '../../platform/event-log/stream-queue.js';
import { ProductCommands, type ProductDraft } from '../catalogue/index.js';
import { DeskProductsQueries } from './desk-products.queries.js';
import { NotOnThisDesk, ProductChangedMeanwhile } from './product-desk.errors.js';

/** How products of a store are written from its desk: read, changed, saved, one at a time each. */
@Injectable()
export class ProductWrites {
  private readonly queue = new StreamQueue();

  constructor(
    private readonly commands: ProductCommands,
    private readonly products: DeskProductsQueries,
  ) {}

  /** Throws what the catalogue refuses. */
  async create(context: CommandContext, draft: ProductDraft): Promise<DeskProduct> {
    await this.commands.save(context, draft);
    return this.read(context.division, draft.uuid);
  }

  /**
   * Saves what `change` makes of the product as it is now. Throws NotOnThisDesk, what the catalogue
   * refuses, and ProductChangedMeanwhile when it is no longer at the version `from`.
   */
  change(
    context: CommandContext,
    uuid: string,
    change: (product: Product) => ProductDraft,
    from?: number,
  ): Promise<{ readonly before: DeskProduct; readonly after: DeskProduct }> {
    return this.queue.run([`${context.division}/${uuid}`], async () => {
      const before = await this.read(context.division, uuid);
      if (from !== undefined && from !== before.version) throw new ProductChangedMeanwhile(before);
      await this.commands.save(context, change(before.product));
      return { before, after: await this.read(context.division, uuid) };
    });
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<DeskProduct> {
    const found = await this.products.one(division, uuid);
    if (found === undefined) throw new NotOnThisDesk();
    return found;
  }
}

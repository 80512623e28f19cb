import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import type { ProductDraft } from '../product.commands.js';
import { ProductsService } from '../products.service.js';
import { ProductMoved } from '../product.errors.js';
import { ProductAdminQueries } from './product-admin.queries.js';
import { NotOnThisDesk, ProductChangedMeanwhile } from './product-admin.errors.js';

/** Reads, changes and saves products with optimistic locking. */
@Injectable()
export class ProductWrites {
  constructor(
    private readonly commands: ProductsService,
    private readonly products: ProductAdminQueries,
  ) {}

  /** Throws the errors of the catalogue. */
  async create(context: CommandContext, draft: ProductDraft): Promise<AdminProduct> {
    await this.commands.save(context, draft);
    return this.read(context.division, draft.uuid);
  }

  /**
   * Saves the result of `change` for a product at version `from`. Throws NotOnThisDesk, the errors
   * of the catalogue, and ProductChangedMeanwhile if the version is no longer current.
   */
  async change(
    context: CommandContext,
    uuid: string,
    change: (product: Product) => ProductDraft,
    from: number,
  ): Promise<AdminProduct> {
    const { division } = context;
    const before = await this.read(division, uuid);
    if (from !== before.version) throw new ProductChangedMeanwhile(before);
    try {
      await this.commands.save(context, change(before.product), before.product);
    } catch (refusal) {
      if (!(refusal instanceof ProductMoved)) throw refusal;
      throw new ProductChangedMeanwhile(await this.read(division, uuid));
    }
    return this.read(division, uuid);
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<AdminProduct> {
    const found = await this.products.one(division, uuid);
    if (found === undefined) throw new NotOnThisDesk();
    return found;
  }
}

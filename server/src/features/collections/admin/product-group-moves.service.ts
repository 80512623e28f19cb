import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import type { DeciderCommand } from '../../../platform/event-log/commands/command-handler.js';
import { ProductsReader } from '../../products/index.js';
import { ProductsService, ProductMoved } from '../../products/index.js';
import { ChoiceUnknown } from '../../products/admin/index.js';
import { ProductsKeptMoving } from './product-group.errors.js';

const tries = 5;

/** Products to add to and remove from a product group, by uuid or integer id. */
export interface Moves {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Adds a product to the group or removes it; returns the same object if nothing changes. */
export interface Places {
  readonly onto: (product: Product) => Product;
  readonly off: (product: Product) => Product;
}

/** Adds and removes products of groups; the reference to a group is part of the product. */
@Injectable()
export class ProductGroupMoves {
  constructor(
    private readonly reader: ProductsReader,
    private readonly products: ProductsService,
  ) {}

  /**
   * Calls `save` with the product commands to append with it; retries if one of the products was
   * saved by someone else in the meantime. Throws ChoiceUnknown for unknown products, and
   * ProductsKeptMoving.
   */
  async with<Saved>(
    division: number,
    { added, removed }: Moves,
    places: Places,
    save: (commands: readonly DeciderCommand[]) => Promise<Saved>,
  ): Promise<Saved> {
    const moves = {
      added: await this.reader.uuids(division, added),
      removed: await this.reader.uuids(division, removed),
    };
    for (let made = 0; made < tries; made += 1) {
      try {
        return await save(await this.commandsFor(division, moves, places));
      } catch (refusal) {
        if (!(refusal instanceof ProductMoved)) throw refusal;
      }
    }
    throw new ProductsKeptMoving();
  }

  /**
   * Returns the uuids of the products in `field`. Throws ChoiceUnknown for a product of another
   * store.
   */
  async uuidsOf(
    division: number,
    field: string,
    named: readonly string[],
  ): Promise<readonly string[]> {
    const uuids = [...new Set(await this.reader.uuids(division, named))];
    requireAll(field, uuids, await this.reader.everyOf(division, uuids));
    return uuids;
  }

  private async commandsFor(
    division: number,
    moves: Moves,
    places: Places,
  ): Promise<readonly DeciderCommand[]> {
    const [added, removed] = [new Set(moves.added), new Set(moves.removed)];
    const products = await this.reader.everyOf(division, [...added, ...removed]);
    requireAll('added', moves.added, products);
    requireAll('removed', moves.removed, products);
    const commands: DeciderCommand[] = [];
    for (const product of products) {
      const moved = added.has(product.uuid) ? places.onto(product) : places.off(product);
      if (moved !== product)
        commands.push(await this.products.saveCommand(division, moved, product));
    }
    return commands;
  }
}

function requireAll(field: string, uuids: readonly string[], products: readonly Product[]): void {
  const existing = new Set(products.map(({ uuid }) => uuid));
  if (uuids.some((uuid) => !existing.has(uuid))) {
    throw new ChoiceUnknown(field, 'This shop has no such product');
  }
}

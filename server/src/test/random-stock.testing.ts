import type { Product } from '@selvedge/shared/catalogue/contract';
import * as fc from 'fast-check';

import { present, addCollection, addReview } from '../features/catalogue/product-group.testing.js';
import { CollectionsService } from '../features/collections/index.js';
import { CreatorsService } from '../features/creators/index.js';
import { recordDiscounts } from '../features/discounts/discounts.testing.js';
import { recordTeam } from '../features/team/team.testing.js';
import { DomainError } from '../platform/domain-error.js';
import type { TestApp } from '../platform/testing/start-app.js';
import { isOfPages, PageOperator, type PageOperation } from './random-pages.testing.js';

/** Operation of an owner or creator on a store, on one of a few things of each kind. */
export type StockOperation =
  | PageOperation
  | { readonly do: 'addCollection'; readonly which: number; readonly enabled: boolean }
  | { readonly do: 'removeCollection'; readonly which: number }
  | { readonly do: 'present'; readonly which: number; readonly bio: string }
  | { readonly do: 'dismiss'; readonly which: number }
  | { readonly do: 'review'; readonly which: number; readonly rating: number };

const which = fc.nat(3);
const bio = fc.constantFrom('Draws whales.', 'Draws waves.');

export const stockOperation: fc.Arbitrary<StockOperation> = fc.oneof(
  fc.record({ do: fc.constant('addCollection' as const), which, enabled: fc.boolean() }),
  fc.record({ do: fc.constant('removeCollection' as const), which }),
  fc.record({ do: fc.constant('present' as const), which, bio }),
  fc.record({ do: fc.constant('dismiss' as const), which }),
  fc.record({
    do: fc.constant('review' as const),
    which: fc.nat(200),
    rating: fc.integer({ min: 1, max: 5 }),
  }),
);

const kinds: readonly string[] = [
  'addCollection',
  'removeCollection',
  'present',
  'dismiss',
  'review',
];

export function isOfStock(operation: { readonly do: string }): operation is StockOperation {
  return isOfPages(operation) || kinds.includes(operation.do);
}

/** Manages the stock and the pages of a store that sells one product. */
export class StockOperator {
  private readonly pages: PageOperator;

  constructor(
    private readonly app: TestApp,
    private readonly product: Product,
  ) {
    this.pages = new PageOperator(app, product.division);
  }

  /** Creates what the audit expects of every store, whatever happens later. */
  async open(): Promise<void> {
    await addCollection(this.app, this.product, { uuid: uuidOf('a', 9), urlName: 'always' });
    await present(this.app, this.product, { uuid: uuidOf('b', 9), urlName: 'always' });
    await addReview(this.app, this.product, { product: this.product.uuid });
    await recordTeam(this.app, {
      ...{ division: this.product.division, actor: 'system:test', correlationId: 'team' },
    });
    await recordDiscounts(this.app, this.product.division);
    await this.pages.open();
  }

  /** Returns whether it was accepted. Throws for anything but a refusal. */
  async do(operation: StockOperation): Promise<boolean> {
    try {
      await this.try(operation);
      return true;
    } catch (refusal) {
      if (refusal instanceof DomainError) return false;
      throw refusal;
    }
  }

  private async try(operation: StockOperation): Promise<void> {
    if (isOfPages(operation)) {
      await this.pages.do(operation);
      return;
    }
    const { app, product } = this;
    const { division } = product;
    const context = { division, actor: 'system:test', correlationId: 'stock' };
    const urlName = `number-${operation.which}`;
    switch (operation.do) {
      case 'addCollection': {
        const uuid = uuidOf('a', operation.which);
        await addCollection(app, product, { uuid, urlName, enabled: operation.enabled });
        return;
      }
      case 'removeCollection':
        await app.get(CollectionsService).remove(context, uuidOf('a', operation.which));
        return;
      case 'present': {
        await present(app, product, {
          uuid: uuidOf('b', operation.which),
          urlName,
          bio: operation.bio,
        });
        return;
      }
      case 'dismiss':
        await app.get(CreatorsService).remove(context, uuidOf('b', operation.which));
        return;
      case 'review': {
        const uuid = uuidOf('c', operation.which);
        await addReview(app, product, { uuid, product: product.uuid, rating: operation.rating });
      }
    }
  }
}

/** Returns the same uuid for the same kind and number. */
function uuidOf(kind: 'a' | 'b' | 'c', number: number): string {
  return `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

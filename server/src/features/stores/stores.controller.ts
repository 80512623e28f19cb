import { Controller, Get, Req } from '@nestjs/common';
import type { StorePage } from '@selvedge/shared/stores/store-page';
import type { Store, StoreCoreData } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { NotFound } from '../../platform/refusals.js';
import { coreDataOf, type SharedCoreData } from './store-core-data.js';
import { StoreDirectory } from './store-directory.service.js';
import { visitRefusal } from './visit-refusal.js';
import { CartSource, FavouritesSource, PagesSource } from './visitor-items.http.js';

@Controller('omnis/v3/frontend')
export class StoresController {
  /**
   * Keyed by the state object: StoreSaved creates a new object, and the old entry is
   * garbage-collected.
   */
  private readonly prepared = new WeakMap<Store, SharedCoreData>();

  constructor(
    private readonly directory: StoreDirectory,
    private readonly carts: CartSource,
    private readonly favourites: FavouritesSource,
    private readonly pages: PagesSource,
  ) {}

  @Get(['getStoreCoreData/json', ':division/getStoreCoreData/json'])
  async coreData(@Req() request: FastifyRequest): Promise<StoreCoreData> {
    const store = this.directory.store(request.facts.division);
    if (store === undefined) throw new NotFound();
    const [cart, favourites, pages] = await Promise.all([
      this.carts.itemsOf(request),
      this.favourites.itemsOf(request),
      this.pagesFor(request, store),
    ]);
    const sessionId = request.facts.session.visitId;
    return this.preparedFor(store)({ sessionId, cart, favourites, pages });
  }

  /** Hides the pages of a closed shop from visitors without access. */
  private pagesFor({ facts }: FastifyRequest, store: Store): Promise<readonly StorePage[]> {
    return visitRefusal(facts, store) === undefined ? this.pages.of(store) : Promise.resolve([]);
  }

  private preparedFor(store: Store): SharedCoreData {
    const cached = this.prepared.get(store);
    if (cached !== undefined) return cached;
    const prepared = coreDataOf(store);
    this.prepared.set(store, prepared);
    return prepared;
  }
}

import { Injectable } from '@nestjs/common';
import type { Paged } from '@selvedge/shared/http/paging';
import type { ShopPlan, StoreRow, StoresQuery } from '@selvedge/shared/plans/contract';
import { searchFilter } from '@selvedge/shared/search/search-form';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Clock } from '../../platform/clock.js';
import { PeopleQueries } from '../accounts/index.js';
import { ShopNotFound, StoreDirectory, StoresService } from '../stores/index.js';

/** Shops of the platform with their plans. */
@Injectable()
export class Plans {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly stores: StoresService,
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  /** Lists shops with a pending Pro request first, then by name. */
  async list({ searchTerm = '', page = 1, perPage = 50 }: StoresQuery): Promise<Paged<StoreRow>> {
    const isFound = searchFilter(searchTerm);
    const found = this.directory
      .allIncludingDisabled()
      .filter(({ name, code }) => isFound(`${name} ${code}`))
      .toSorted(byName)
      .toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
    const shown = found.slice((page - 1) * perPage, page * perPage);
    return { data: await this.rows(shown), total: found.length, page, perPage };
  }

  /**
   * Sets the plan. Pro content of a shop without Pro stays on its pages; it can be removed but not
   * changed (STO-003). Throws ShopNotFound, and StoreChangedMeanwhile if the owner saves
   * concurrently.
   */
  async set(context: CommandContext, isPro: boolean): Promise<void> {
    const { askedForProAt: _, ...store } = this.registered(context.division);
    await this.save(context, { ...store, pro: isPro });
  }

  /** Returns the plan of a shop. Throws ShopNotFound on a host without a shop. */
  planOf(division: number): ShopPlan {
    return planOf(this.found(division));
  }

  /**
   * Requests Pro for the shop; idempotent. Throws ShopNotFound, and StoreChangedMeanwhile on a
   * concurrent save.
   */
  async ask(context: CommandContext): Promise<ShopPlan> {
    const store = this.found(context.division);
    if (!store.pro && store.askedForProAt === undefined)
      await this.save(context, { ...store, askedForProAt: this.clock.now().toISOString() });
    return this.planOf(context.division);
  }

  private save(context: CommandContext, store: Store): Promise<void> {
    return this.stores.save(context, store, this.registered(context.division));
  }

  /** Returns the store, even if it is deactivated. Throws ShopNotFound. */
  registered(division: number): Store {
    const entry = this.directory.entry(division);
    if (entry === undefined) throw new ShopNotFound();
    return entry.store;
  }

  private found(division: number): Store {
    const store = this.directory.store(division);
    if (store === undefined) throw new ShopNotFound();
    return store;
  }

  async rows(stores: readonly Store[]): Promise<readonly StoreRow[]> {
    const owners = await this.people.ownersOf(stores.map(({ division }) => division));
    return stores.map((store) => ({
      division: store.division,
      name: store.name,
      address: this.directory.originOf(store),
      active: store.enabled,
      isFraud: store.standing?.isFraud ?? false,
      isVip: store.standing?.isVip ?? false,
      isOpen: store.enabled && !store.comingSoon.enabled && !store.passwordProtected,
      ...planOf(store),
      owners: owners.filter(({ division }) => division === store.division).map(({ name }) => name),
    }));
  }
}

function planOf({ pro, askedForProAt }: Store): ShopPlan {
  return { isPro: pro, askedAt: askedForProAt ?? null };
}

const isWaiting = ({ askedForProAt }: Store): boolean => askedForProAt !== undefined;

const byName = (a: Store, b: Store): number =>
  a.name.localeCompare(b.name) || a.division - b.division;

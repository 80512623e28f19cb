import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { HostContext } from '@selvedge/shared/permissions/hosts';
import { MAIN_DIVISION, platformDivision, type Store } from '@selvedge/shared/stores/contract';

import { Config, webScheme } from '../../platform/config/config.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Broadcast } from '../../platform/event-log/model/subscription.js';
import { HostDirectory, type Tenant } from '../../platform/authorization/tenant.js';
import type { StoreEvent } from './store.events.js';
import { StoresQueries } from './stores.queries.js';

/** While the database is away. */
const readAgainMs = 500;

interface StoreEntry {
  readonly position: number;
  readonly store: Store;
}

/**
 * Every store, in memory: no request asks the database whose host it came to. StoreSaved keeps it
 * fresh in every process; an older event never overwrites a newer state.
 */
@Injectable()
export class StoreDirectory extends HostDirectory implements OnModuleInit, Broadcast<StoreEvent> {
  readonly name = 'store-directory';
  readonly on: Broadcast<StoreEvent>['on'] = {
    StoreSaved: (saved) => this.learn(saved),
  };
  private readonly stores = new Map<number, StoreEntry>();
  private readonly hosts = new Map<string, Tenant>();
  private readonly logger = new Logger(StoreDirectory.name);
  private readonly base: string;
  /** Something was missed since they were read. */
  private isStale = false;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly queries: StoresQueries,
  ) {
    super();
    this.base = config.BASE_HOST.replace(/:\d+$/, '');
    this.indexHosts();
  }

  async onModuleInit(): Promise<void> {
    await this.load();
  }

  /** The store of a division; undefined when there is none, or it is switched off. */
  store(division: number): Store | undefined {
    const store = this.stores.get(division)?.store;
    return store?.enabled === true ? store : undefined;
  }

  /** Every store that is not switched off. */
  all(): readonly Store[] {
    return Array.from(this.stores.values(), ({ store }) => store).filter(({ enabled }) => enabled);
  }

  /** The same with those that are switched off. */
  everyOne(): readonly Store[] {
    return Array.from(this.stores.values(), ({ store }) => store);
  }

  /** The store with the position of its last StoreSaved, switched off or not. */
  entry(division: number): { readonly position: number; readonly store: Store } | undefined {
    return this.stores.get(division);
  }

  /** Where the shop is found, without a path: `https://shop.example`. */
  originOf({ division, code, customDomainName }: Store): string {
    const { BASE_HOST } = this.config;
    const own = division === MAIN_DIVISION ? BASE_HOST : `${code}.${BASE_HOST}`;
    return this.originUnder(customDomainName ?? own);
  }

  /** Whether a store, switched off or not, has the sub-domain. */
  hasCode(code: string): boolean {
    return Array.from(this.stores.values()).some(({ store }) => store.code === code);
  }

  /** Where a store with the sub-domain would be found. */
  originUnderCode(code: string): string {
    return this.originUnder(`${code}.${this.config.BASE_HOST}`);
  }

  /** Where the main brand is found, also before it was opened. */
  brandOrigin(): string {
    const brand = this.store(MAIN_DIVISION);
    return brand === undefined ? this.originUnder(this.config.BASE_HOST) : this.originOf(brand);
  }

  /** Where staff work, as `originOf`. */
  atlasOrigin(): string {
    return this.originUnder(`atlas.${this.config.BASE_HOST}`);
  }

  /** Whether it is the name of the host that all others stand under. */
  isBase(hostname: string): boolean {
    return hostname === this.base;
  }

  override find(hostname: string): Tenant | undefined {
    return this.hosts.get(hostname);
  }

  /** A store as it was saved; one that was saved before what is known changes nothing. */
  learn({ division, position, event: { store } }: Recorded<StoreEvent>): void {
    this.learnOf({ division, position, store });
  }

  /** The same, of a store that was saved at a position. */
  learnOf({ division, ...entry }: StoreEntry & { readonly division: number }): void {
    if (this.cache(division, entry)) this.indexHosts();
  }

  /** What another process saved since `onModuleInit` was told to nobody here. */
  async onStart(): Promise<void> {
    await this.load();
  }

  /** Read again until that succeeds: a shop that was closed and that nobody told of would stay open here. */
  onGap(): void {
    this.isStale = true;
    this.reading ??= this.readAgain().finally(() => {
      this.reading = undefined;
      if (this.isStale) this.onGap();
    });
  }

  private async readAgain(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      try {
        await this.load();
      } catch (error) {
        this.isStale = true;
        this.logger.warn({ message: 'stores could not be read again', error: String(error) });
        await wait(readAgainMs, undefined, { ref: false });
      }
    }
  }

  private originUnder(host: string): string {
    return `${webScheme(this.config)}://${host}`;
  }

  private async load(): Promise<void> {
    for (const { division, position, store } of await this.queries.all()) {
      this.cache(division, { position, store });
    }
    this.indexHosts();
  }

  private cache(division: number, entry: StoreEntry): boolean {
    const isNews = (this.stores.get(division)?.position ?? 0) < entry.position;
    if (isNews) this.stores.set(division, entry);
    return isNews;
  }

  private indexHosts(): void {
    this.hosts.clear();
    for (const [division, { store }] of this.stores) {
      const context = contextOf(store);
      if (store.enabled)
        for (const host of this.hostsOf(store)) this.hosts.set(host, { context, division });
    }
    // The main brand's, by another name (decision 0069).
    const { TURBO_HOST: turbo } = this.config;
    if (turbo !== undefined) this.hosts.set(turbo, { context: 'turbo', division: MAIN_DIVISION });
    this.hosts.set(this.base, { context: 'main-brand', division: MAIN_DIVISION });
    this.hosts.set(`atlas.${this.base}`, { context: 'atlas', division: platformDivision });
  }

  private hostsOf({ code, customDomainName }: Store): readonly string[] {
    const own = `${code}.${this.base}`;
    return customDomainName === null ? [own] : [own, customDomainName.toLowerCase()];
  }
}

/** STO-026: what the hosts of a store show. */
function contextOf({ division, standing }: Store): HostContext {
  if (division === MAIN_DIVISION) return 'main-brand';
  return standing?.integrationType === 'shopify' ? 'shopify' : 'store';
}

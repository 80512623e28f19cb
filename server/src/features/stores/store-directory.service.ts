import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MAIN_DIVISION, type HostContext } from '@selvedge/shared/permissions/hosts';
import { platformDivision, type Store } from '@selvedge/shared/stores/contract';

import { Config, webScheme } from '../../platform/config/config.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Broadcast } from '../../platform/event-log/model/subscription.js';
import { HostDirectory, type Tenant } from '../../platform/authorization/tenant.js';
import type { StoreEvent } from './store.events.js';
import { StoresQueries } from './stores.queries.js';

/** Retry interval while the database is unavailable. */
const readAgainMs = 500;

interface StoreEntry {
  readonly position: number;
  readonly store: Store;
}

/**
 * Keeps every store in memory, so that resolving a host needs no query. StoreSaved updates it in
 * every process; an older event never overwrites a newer state.
 */
@Injectable()
export class StoreDirectory extends HostDirectory implements OnModuleInit, Broadcast<StoreEvent> {
  readonly name = 'store-directory';
  readonly on: Broadcast<StoreEvent>['on'] = {
    StoreSaved: (saved) => this.applyEvent(saved),
  };
  private readonly stores = new Map<number, StoreEntry>();
  private readonly hosts = new Map<string, Tenant>();
  private readonly logger = new Logger(StoreDirectory.name);
  private readonly base: string;
  /** Events were missed since the last load. */
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

  /** Returns the store of a division; undefined if it is unknown or disabled. */
  store(division: number): Store | undefined {
    const store = this.stores.get(division)?.store;
    return store?.enabled === true ? store : undefined;
  }

  /** Enabled stores. */
  all(): readonly Store[] {
    return Array.from(this.stores.values(), ({ store }) => store).filter(({ enabled }) => enabled);
  }

  /** All stores, including disabled ones. */
  allIncludingDisabled(): readonly Store[] {
    return Array.from(this.stores.values(), ({ store }) => store);
  }

  /** Store with the position of its last StoreSaved, even if it is disabled. */
  entry(division: number): { readonly position: number; readonly store: Store } | undefined {
    return this.stores.get(division);
  }

  /** Origin of the shop: `https://shop.example`. */
  originOf({ division, code, customDomainName }: Store): string {
    const { BASE_HOST } = this.config;
    const own = division === MAIN_DIVISION ? BASE_HOST : `${code}.${BASE_HOST}`;
    return this.originUnder(customDomainName ?? own);
  }

  /** Whether any store, even a disabled one, has the subdomain. */
  hasCode(code: string): boolean {
    return Array.from(this.stores.values()).some(({ store }) => store.code === code);
  }

  /** Origin of a store with this subdomain. */
  originUnderCode(code: string): string {
    return this.originUnder(`${code}.${this.config.BASE_HOST}`);
  }

  /** Origin of the main brand, even before it is opened. */
  brandOrigin(): string {
    const brand = this.store(MAIN_DIVISION);
    return brand === undefined ? this.originUnder(this.config.BASE_HOST) : this.originOf(brand);
  }

  /** Origin of the atlas host. */
  atlasOrigin(): string {
    return this.originUnder(`atlas.${this.config.BASE_HOST}`);
  }

  /** Whether the host name is the base host of all subdomains. */
  isBase(hostname: string): boolean {
    return hostname === this.base;
  }

  override find(hostname: string): Tenant | undefined {
    return this.hosts.get(hostname);
  }

  /** Updates a store from its event; events older than the known state are ignored. */
  applyEvent({ division, position, event: { store } }: Recorded<StoreEvent>): void {
    this.applyEntry({ division, position, store });
  }

  /** Updates a store from its state at a position. */
  applyEntry({ division, ...entry }: StoreEntry & { readonly division: number }): void {
    if (this.cache(division, entry)) this.indexHosts();
  }

  /**
   * Loads the stores again: changes from other processes since `onModuleInit` were not delivered
   * here.
   */
  async onStart(): Promise<void> {
    await this.load();
  }

  /**
   * Reloads until it succeeds; otherwise a shop that was closed during the gap would stay open
   * here.
   */
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
        this.logger.warn({
          message: 'could not reload the stores; retrying',
          error: String(error),
        });
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
    // Alternative host name of the main brand (decision 0069).
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

function contextOf({ division, standing }: Store): HostContext {
  if (division === MAIN_DIVISION) return 'main-brand';
  return standing?.integrationType === 'shopify' ? 'shopify' : 'store';
}

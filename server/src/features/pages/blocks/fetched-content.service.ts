import { setTimeout as elapsed } from 'node:timers/promises';

import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { LRUCache } from 'lru-cache';

import { HttpClient } from '../../../platform/http-client/http-client.js';
import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { StoreDirectory } from '../../stores/index.js';
import { OwnHost } from './own-host.adapter.js';

/** Maximum time for one request (BLK-009). */
const limitMs = 5_000;
/**
 * Longest wait of a page's first visitor. Content that arrives later appears on the next request.
 */
const maxWaitMs = 1_000;
const freshMs = 5 * 60_000;
const maxBytes = 256 * 1024;
/** Total size of the cached responses. */
const maxCachedBytes = 32 * 1024 * 1024;

interface Answer {
  /** JSON text; undefined if the request failed. */
  readonly text: string | undefined;
  readonly requestedAt: number;
  readonly expiry: NodeJS.Timeout;
}

/** Tag of pages that show content from an address. */
export const fetchedTag = (address: string): string => `fetched:${address}`;

/**
 * Cached JSON content of the addresses that blocks name (BLK-009). The server fetches it, not the
 * browser: pages work without script, do not shift, and reveal no shopper to the host. Each host
 * gets one request per five minutes, however many visitors a page has. The pages stay cached
 * meanwhile; when the content expires, they are evicted and show the old content until the new one
 * arrives. At most one visitor waits for a slow host, and for at most a second. Other hosts are
 * reached over https only, by the client that refuses private addresses. The shop's own host is
 * queried as an anonymous visitor. A failed request counts as no content until it expires.
 */
@Injectable()
export class FetchedContent implements OnModuleDestroy {
  private readonly logger = new Logger('FetchedContent');
  private readonly pending = new Map<string, Promise<void>>();
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ text = '' }) => 200 + text.length,
    dispose: ({ expiry }) => {
      clearTimeout(expiry);
    },
  });

  constructor(
    private readonly outgoing: HttpClient,
    private readonly ownHost: OwnHost,
    private readonly stores: StoreDirectory,
    private readonly eviction: TagEviction,
  ) {}

  onModuleDestroy(): void {
    this.answers.clear();
  }

  /** Returns the content of an address for a store; undefined if the address has no content. */
  async at(division: number, address: string): Promise<Json | undefined> {
    const key = `${division} ${address}`;
    const cached = this.answers.get(key);
    if (cached === undefined || Date.now() - cached.requestedAt >= freshMs) {
      const pending = this.ask(key, division, address);
      if (cached === undefined) await this.waitBriefly(pending, division, address);
    }
    const { text } = this.answers.get(key) ?? {};
    // Only text that parsed as JSON is cached.
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  }

  private async waitBriefly(
    pending: Promise<void>,
    division: number,
    address: string,
  ): Promise<void> {
    const late = Symbol('late');
    const first = await Promise.race([pending, elapsed(maxWaitMs, late, { ref: false })]);
    // The page is rendered without the content, then evicted and rendered again.
    if (first === late) void pending.then(() => this.evict(division, address));
  }

  /** Concurrent requests for one address share one fetch. */
  private ask(key: string, division: number, address: string): Promise<void> {
    const running = this.pending.get(key);
    if (running !== undefined) return running;
    const pending = this.refresh(key, division, address).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  private async refresh(key: string, division: number, address: string): Promise<void> {
    const before = this.answers.get(key);
    const text = await this.fetched(division, address);
    const expiry = setTimeout(() => {
      this.evict(division, address);
    }, freshMs).unref();
    this.answers.set(key, { text, requestedAt: Date.now(), expiry });
    if (before !== undefined && before.text !== text) this.evict(division, address);
  }

  private async fetched(division: number, address: string): Promise<string | undefined> {
    try {
      const body = address.startsWith('/')
        ? await this.own(division, address)
        : await this.other(address);
      JSON.parse(body);
      return body;
    } catch (error) {
      // The address may contain a secret, so only the division is logged.
      this.logger.warn({ message: 'No data for a block', division, reason: String(error) });
      return undefined;
    }
  }

  private async own(division: number, path: string): Promise<string> {
    const store = this.stores.store(division);
    if (store === undefined) throw new Error('The shop does not exist');
    const { host } = new URL(this.stores.originOf(store));
    const answer = await Promise.race([
      this.ownHost.get(host, path),
      elapsed(limitMs, undefined, { ref: false }),
    ]);
    if (answer?.status !== 200)
      throw new Error(`The shop responded with ${answer?.status ?? 'nothing'}`);
    if (answer.body.length > maxBytes) throw new Error("The shop's answer is too large");
    return answer.body;
  }

  private async other(address: string): Promise<string> {
    const requestOptions = {
      accept: 'application/json',
      maxBytes,
      timeoutMs: limitMs,
      isSecure: true,
    };
    const { status, content } = await this.outgoing.get(address, requestOptions);
    if (status !== 200) throw new Error(`The other host responded with ${status}`);
    return content.toString('utf8');
  }

  private evict(division: number, address: string): void {
    this.eviction.drop(division, [fetchedTag(address)]);
  }
}

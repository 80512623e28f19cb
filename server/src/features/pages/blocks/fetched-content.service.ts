import { setTimeout as elapsed } from 'node:timers/promises';

import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { LRUCache } from 'lru-cache';

import { HttpClient } from '../../../platform/http-client/http-client.js';
import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { StoreDirectory } from '../../stores/index.js';
import { OwnHost } from './own-host.adapter.js';

/** BLK-009. */
const limitMs = 5_000;
/** How long the first visitor of a page waits for it; what comes later is on the page of the next. */
const maxWaitMs = 1_000;
const freshMs = 5 * 60_000;
const maxBytes = 256 * 1024;
/** Of all that is kept. */
const maxCachedBytes = 32 * 1024 * 1024;

interface Answer {
  /** As JSON; undefined where nothing came of it. */
  readonly text: string | undefined;
  readonly requestedAt: number;
  readonly expiry: NodeJS.Timeout;
}

/** The tag of pages that show what an address gives. */
export const fetchedTag = (address: string): string => `fetched:${address}`;

/**
 * BLK-009: what the addresses of blocks give. The server asks, not the browser: so the page comes with its
 * content, also without script, and nothing on it moves when that arrives; no host hears of a shopper, and
 * the page's policy names none; and each host is asked once in five minutes, however many visit. Pages stay
 * in the cache meanwhile. They are evicted when five minutes are over, and show what was known until it is
 * known anew, so that one visitor at most waits for a slow host, and not for more than a second. Other
 * hosts are asked by the one client that asks nobody near this server, over https alone; the shop's own
 * host is asked as by a stranger. Whatever fails is nothing, until it is asked again.
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

  /** What an address gave a store; undefined for nothing. */
  async at(division: number, address: string): Promise<Json | undefined> {
    const key = `${division} ${address}`;
    const cached = this.answers.get(key);
    if (cached === undefined || Date.now() - cached.requestedAt >= freshMs) {
      const pending = this.ask(key, division, address);
      if (cached === undefined) await this.patiently(pending, division, address);
    }
    const { text } = this.answers.get(key) ?? {};
    // It was read as JSON before it was kept.
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  }

  private async patiently(
    pending: Promise<void>,
    division: number,
    address: string,
  ): Promise<void> {
    const late = Symbol('late');
    const first = await Promise.race([pending, elapsed(maxWaitMs, late, { ref: false })]);
    // The page goes without it, and is made again.
    if (first === late) void pending.then(() => this.evict(division, address));
  }

  /** All who want an address at once ask once. */
  private ask(key: string, division: number, address: string): Promise<void> {
    const running = this.pending.get(key);
    if (running !== undefined) return running;
    const pending = this.learn(key, division, address).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  private async learn(key: string, division: number, address: string): Promise<void> {
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
      // An address may hold a secret; whose it is says enough.
      this.logger.warn({ message: 'a block was given no data', division, reason: String(error) });
      return undefined;
    }
  }

  private async own(division: number, path: string): Promise<string> {
    const store = this.stores.store(division);
    if (store === undefined) throw new Error('there is no such store');
    const { host } = new URL(this.stores.originOf(store));
    const answer = await Promise.race([
      this.ownHost.get(host, path),
      elapsed(limitMs, undefined, { ref: false }),
    ]);
    if (answer?.status !== 200) throw new Error(`our own answer: ${answer?.status ?? 'none'}`);
    if (answer.body.length > maxBytes) throw new Error('our own answer is too large');
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
    if (status !== 200) throw new Error(`the other host answered ${status}`);
    return content.toString('utf8');
  }

  private evict(division: number, address: string): void {
    this.eviction.drop(division, [fetchedTag(address)]);
  }
}

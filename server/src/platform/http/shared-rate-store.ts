import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';

import type { SharedCounts } from './shared-counts.js';

/** A limit that holds for all processes together; those against load are each process's own. */
export interface CountedLimit extends RateLimitOptions {
  readonly isShared?: boolean;
}

/** What the plugin tells a route's store of the route. */
interface LimitedRoute extends CountedLimit {
  readonly routeInfo: { readonly method: unknown; readonly url: string };
}

/** Keys that one route counts at a time; who is not among them is asked about again. */
const mostKeys = 5_000;

interface Window {
  calls: number;
  /** When it is over, in milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts the calls of a route where there is no Redis (NFR-008): here, and where the limit is shared, in
 * PostgreSQL with those of the other processes. Who is over it is refused without a statement until the window
 * ends. While the database is away, the calls of this process alone count.
 */
export class SharedRateStore implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly counts: Pick<SharedCounts, 'count'>,
    private readonly route?: string,
  ) {}

  child(limit: object): FastifyRateLimitStore {
    // The types of the plugin are those of a route alone; it gives the limit with the route in it.
    const { routeInfo, isShared } = limit as LimitedRoute;
    const { method, url } = routeInfo;
    return new SharedRateStore(this.counts, isShared ? `${String(method)} ${url}` : undefined);
  }

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
    max: number,
  ): void {
    const window = this.windowOf(key, windowMs);
    window.calls += 1;
    void this.counted(key, window, windowMs, max).then((calls) => {
      done(null, { current: calls, ttl: Math.max(0, window.endsAt - Date.now()) });
    });
  }

  /** The number of this call within the window. */
  private async counted(
    key: string,
    window: Window,
    windowMs: number,
    max: number,
  ): Promise<number> {
    const { calls } = window;
    if (this.route === undefined || calls > max) return calls;
    const count = await this.counts.count(`${this.route} ${key}`, windowMs);
    if (count === undefined) return calls;
    window.calls = count.calls;
    window.endsAt = Date.now() + count.endsInMs;
    return count.calls;
  }

  private windowOf(key: string, windowMs: number): Window {
    const now = Date.now();
    const present = this.windows.get(key);
    if (present !== undefined && present.endsAt > now) return present;
    const window = { calls: 0, endsAt: now + windowMs };
    this.windows.delete(key);
    this.windows.set(key, window);
    const [oldest] = this.windows.keys();
    if (this.windows.size > mostKeys && oldest !== undefined) this.windows.delete(oldest);
    return window;
  }
}

import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';

import type { SharedCounts } from './shared-counts.js';

/** Limit that is shared by all processes; load limits are per process. */
export interface CountedLimit extends RateLimitOptions {
  readonly isShared?: boolean;
}

/** Route data that the plugin passes to a route's store. */
interface LimitedRoute extends CountedLimit {
  readonly routeInfo: { readonly method: unknown; readonly url: string };
}

/** Maximum number of keys tracked per route; others are queried again. */
const mostKeys = 5_000;

interface Window {
  calls: number;
  /** End of the window in milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts the calls of a route without Redis (NFR-008): in memory and, for shared limits, in
 * PostgreSQL. A caller above the limit is refused without a query until the window ends. While the
 * database is unavailable, only this process's calls count.
 */
export class SharedRateStore implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly counts: Pick<SharedCounts, 'count'>,
    private readonly route?: string,
  ) {}

  child(limit: object): FastifyRateLimitStore {
    // The plugin's types describe the route only; it passes the limit together with the route.
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

  /** Number of this call within the window. */
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

import type { Unwatch, Watch, Watched } from '@selvedge/shared/live/contract';
import { Logger } from '@nestjs/common';

import type { LiveWatcher } from './live-authenticator.js';
import type { LiveHub } from './live-hub.js';
import { type LiveOutlet, LiveSubscription } from './live-subscription.js';
import type { LiveTopics } from './live-topics.js';

/** Maximum number of topics per connection. */
export const maxTopics = 20;
/** Maximum number of requests per connection and minute. */
export const maxRequestsPerMinute = 120;
const minuteMs = 60_000;

/** Topics of one client. Every message is answered; none throws. */
export class LiveConnection {
  private readonly logger = new Logger('Live');
  private readonly subscriptions = new Map<string, LiveSubscription>();
  private last: Promise<unknown> = Promise.resolve();
  private requests = { since: performance.now(), count: 0 };
  private closed = false;

  constructor(
    private readonly topics: LiveTopics,
    private readonly hub: LiveHub,
    private readonly watcher: LiveWatcher,
    private readonly outlet: LiveOutlet,
  ) {}

  /** Joins a topic, one request at a time. Joining a topic again continues from the new cursor. */
  watch(message: Watch): Promise<Watched> {
    if (this.isOverLimit()) return Promise.resolve({ error: 'too-many-requests' });
    const watched = this.last.then(() => this.join(message));
    this.last = watched;
    return watched;
  }

  unwatch({ topic }: Unwatch): void {
    this.last = this.last.then(() => this.leave(topic));
  }

  close(): void {
    this.closed = true;
    for (const name of this.subscriptions.keys()) this.leave(name);
  }

  private async join({ topic: name, cursor }: Watch): Promise<Watched> {
    try {
      const subscription = await this.subscriptionFor(name);
      if ('error' in subscription) return subscription;
      this.leave(name);
      this.subscriptions.set(name, subscription);
      const watched = await this.hub.join(subscription, cursor);
      if ('error' in watched || this.closed) this.leave(name);
      // The cursor of the answer counts waiting messages as sent.
      this.outlet.flush();
      return watched;
    } catch (error) {
      this.logger.error({ message: 'a live topic could not be joined', error });
      this.leave(name);
      return { error: 'unavailable' };
    }
  }

  private async subscriptionFor(name: string): Promise<LiveSubscription | { error: string }> {
    const found = this.topics.find(name);
    if (!found) return { error: 'unknown-topic' };
    if (!this.subscriptions.has(name) && this.subscriptions.size >= maxTopics)
      return { error: 'too-many-topics' };
    const scope = await found.topic.scope(found.name, this.watcher);
    if ('refused' in scope)
      return { error: scope.refused === 'unknown' ? 'unknown-topic' : 'forbidden' };
    return new LiveSubscription(
      { ...found, watcher: this.watcher, ...scope },
      this.hub,
      this.outlet,
    );
  }

  private leave(name: string): void {
    const subscription = this.subscriptions.get(name);
    if (subscription) this.hub.leave(subscription);
    this.subscriptions.delete(name);
  }

  private isOverLimit(): boolean {
    const now = performance.now();
    if (now - this.requests.since > minuteMs) this.requests = { since: now, count: 0 };
    this.requests.count += 1;
    return this.requests.count > maxRequestsPerMinute;
  }
}

import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { PushSubscribed, SubscribeToPush } from '@selvedge/shared/notifications/push/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal } from '../../../platform/personal-seal.js';
import { isPushKey } from '../../../platform/push/push-encryption.js';
import type { PushAddress } from '../../../platform/push/web-push.js';
import { PushKeyUnknown, PushOfAnotherStore, PushToNobody } from './push.errors.js';
import {
  PushSubscriptionsQueries,
  type SubscriptionKey,
  type SubscriptionRow,
} from './push-subscriptions.queries.js';

/** Stored data of a subscription. */
interface SubscriptionRecord extends PushAddress {
  readonly userAgent: string;
}

/** Stores push subscriptions, sealed per person and erased with the person (PRM-008). */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly queries: PushSubscriptionsQueries,
    private readonly seal: PersonalSeal,
    hooks: ErasureHooks,
  ) {
    // Erases the subscriptions of an erased person (GDPR Article 17).
    hooks.register((subject) => queries.erase(subject));
  }

  /**
   * Stores the subscription of a browser (API-027). Throws PushOfAnotherStore, PushKeyUnknown and
   * PushToNobody.
   */
  async add(
    { division, actor: subject }: CommandContext,
    { endpoint, keys, userAgent = '', division: requestedDivision = division }: SubscribeToPush,
  ): Promise<PushSubscribed> {
    if (requestedDivision !== division) throw new PushOfAnotherStore();
    if (!isPushKey(keys.p256dh)) throw new PushKeyUnknown();
    const id = createHash('sha256').update(endpoint).digest('hex');
    const { p256dh, auth } = keys;
    const record: SubscriptionRecord = { endpoint, keys: { p256dh, auth }, userAgent };
    const isSaved = await this.queries.save({ division, id, subject }, (on) =>
      this.seal.close(on, { subject, part: partOf(id) }, { ...record }),
    );
    if (!isSaved) throw new PushToNobody();
    return { id };
  }

  /** Returns the caller's subscriptions in the host's store. */
  async own({ division, actor }: CommandContext): Promise<readonly PushSubscribed[]> {
    const all = await this.queries.of(actor);
    return all.filter((one) => one.division === division).map(({ id }) => ({ id }));
  }

  /** Returns the person's subscriptions in all stores. */
  of(subject: string): Promise<readonly SubscriptionKey[]> {
    return this.queries.of(subject);
  }

  /** Returns the subscriptions for display, named by their user agents. */
  async devices(
    subject: string,
  ): Promise<
    readonly { readonly division: number; readonly browser: string; readonly since: string }[]
  > {
    const all = await this.queries.of(subject);
    const opened = await Promise.all(
      all.map(async ({ division, since, ...row }) => {
        const record = await this.opened({ ...row, subject });
        return record === undefined ? [] : [{ division, since, browser: record.userAgent }];
      }),
    );
    return opened.flat();
  }

  /**
   * Undefined if the subscription is gone, belongs to another person, or they are signed out of the
   * store.
   */
  async address(key: SubscriptionKey, person: string): Promise<PushAddress | undefined> {
    const row = await this.queries.find(key);
    return row?.subject === person ? this.opened(row) : undefined;
  }

  async remove(key: SubscriptionKey, person: string): Promise<void> {
    await this.queries.remove(key, person);
  }

  private async opened({
    id,
    subject,
    sealed,
  }: Pick<SubscriptionRow, 'id' | 'subject' | 'sealed'>): Promise<SubscriptionRecord | undefined> {
    const record = await this.seal.open({ subject, part: partOf(id) }, sealed);
    // Sealed by `add` from this type.
    return record as SubscriptionRecord | undefined;
  }
}

const partOf = (id: string): string => `push ${id}`;

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Statements } from '../../../platform/database/statements.js';
import { inTransaction } from '../../../platform/database/transaction.js';

/** Identifies a browser's subscription in a store. */
export interface SubscriptionKey {
  readonly division: number;
  readonly id: string;
}

/** A person's subscription with its time, in ISO 8601. */
export interface OwnSubscription extends SubscriptionKey {
  readonly sealed: Buffer;
  readonly since: string;
}

/** A subscription with its person and its sealed address. */
export interface SubscriptionRow extends SubscriptionKey {
  readonly subject: string;
  readonly sealed: Buffer;
}

/** Maximum number of browsers per person; a further one replaces the oldest. */
const mostOfPerson = 20;

/** Queries of push subscriptions. */
@Injectable()
export class PushSubscriptionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a subscription unless the account is gone; the last subscriber of a browser owns it.
   * Locks the account first, as an erasure does, so that nothing is sealed for an erased person.
   * Returns whether it was stored.
   */
  save(
    { division, id, subject }: Omit<SubscriptionRow, 'sealed'>,
    sealing: (on: Statements) => Promise<Buffer>,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const held = await manager.query<unknown[]>(
        `SELECT FROM customers
         WHERE id = substring($1 FROM '^customer:(\\d{1,9})$')::integer FOR KEY SHARE`,
        [subject],
      );
      if (held.length === 0) return false;
      await manager.query(
        `INSERT INTO push_subscriptions (division_id, subscription_id, subject, sealed)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (division_id, subscription_id)
           DO UPDATE SET subject = excluded.subject, sealed = excluded.sealed, created_at = now()`,
        [division, id, subject, await sealing(manager)],
      );
      await manager.query(
        `DELETE FROM push_subscriptions WHERE (division_id, subscription_id) IN (
           SELECT division_id, subscription_id FROM push_subscriptions WHERE subject = $1
           ORDER BY created_at DESC, subscription_id OFFSET $2)`,
        [subject, mostOfPerson],
      );
      return true;
    });
  }

  /** Returns a person's subscriptions in all stores. */
  of(subject: string): Promise<readonly OwnSubscription[]> {
    return this.dataSource.query<OwnSubscription[]>(
      `SELECT division_id AS division, subscription_id AS id, sealed,
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
       FROM push_subscriptions
       WHERE subject = $1 ORDER BY created_at, subscription_id`,
      [subject],
    );
  }

  /** Returns the subscription if its person has a session in the store. */
  async find({ division, id }: SubscriptionKey): Promise<SubscriptionRow | undefined> {
    const [row] = await this.dataSource.query<SubscriptionRow[]>(
      `SELECT division_id AS division, subscription_id AS id, subject, sealed
       FROM push_subscriptions p
       WHERE division_id = $1 AND subscription_id = $2 AND EXISTS (
         SELECT FROM sessions s WHERE s.division_id = p.division_id
           AND s.subject_kind = 'customer'
           AND s.subject_id = substring(p.subject FROM '^customer:(\\d{1,9})$')::integer)`,
      [division, id],
    );
    return row;
  }

  /** Removes the subscription if it belongs to the person. */
  async remove({ division, id }: SubscriptionKey, subject: string): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM push_subscriptions
       WHERE division_id = $1 AND subscription_id = $2 AND subject = $3`,
      [division, id, subject],
    );
  }

  /** Removes all subscriptions of a person. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions WHERE subject = $1', [subject]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Statements } from '../../../platform/database/statements.js';
import { inTransaction } from '../../../platform/database/transaction.js';

/** A browser in a store. */
export interface SubscriptionKey {
  readonly division: number;
  readonly id: string;
}

/** One of a person's, and when they subscribed it: ISO 8601. */
export interface OwnSubscription extends SubscriptionKey {
  readonly sealed: Buffer;
  readonly since: string;
}

/** Whose it is, and how it is reached, sealed. */
export interface SubscriptionRow extends SubscriptionKey {
  readonly subject: string;
  readonly sealed: Buffer;
}

/** So many browsers a person; the one that was subscribed first makes room. */
const mostOfPerson = 20;

/** The browsers in which customers are told something. */
@Injectable()
export class PushSubscriptionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether the person has an account, and it was kept. A browser is of who subscribed last in it. They are
   * held before it is sealed, as an erasure holds them.
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

  /** Those of a person, in whichever stores. */
  of(subject: string): Promise<readonly OwnSubscription[]> {
    return this.dataSource.query<OwnSubscription[]>(
      `SELECT division_id AS division, subscription_id AS id, sealed,
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
       FROM push_subscriptions
       WHERE subject = $1 ORDER BY created_at, subscription_id`,
      [subject],
    );
  }

  /** Of who is signed in to the store yet, somewhere. */
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

  /** Where it is the person's. */
  async remove({ division, id }: SubscriptionKey, subject: string): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM push_subscriptions
       WHERE division_id = $1 AND subscription_id = $2 AND subject = $3`,
      [division, id, subject],
    );
  }

  /** All of a person. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions WHERE subject = $1', [subject]);
  }
}

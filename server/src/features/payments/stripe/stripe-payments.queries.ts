import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Attempt at Stripe. */
export interface StripePayment {
  readonly attemptId: string;
  /** Whether it was started with a live key. */
  readonly isLive: boolean;
  /** Payment intent (`pi_…`) or checkout session (`cs_…`); null until it is stored. */
  readonly stripeId: string | null;
  /** Reason why the attempt ended without such an object; null if it did not. */
  readonly refusal: string | null;
  readonly startedAt: Date;
}

const columns = `attempt_id AS "attemptId", is_live AS "isLive", stripe_id AS "stripeId", refusal,
  started_at AS "startedAt"`;

/**
 * Objects at Stripe by attempt. Every change is committed before the next call to Stripe. An attempt
 * has either an object or a refusal, and neither changes again.
 */
@Injectable()
export class StripePayments {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the attempt, and records it if it is new. */
  async begin(attemptId: string, isLive: boolean): Promise<StripePayment> {
    return this.write(
      attemptId,
      `INSERT INTO stripe_payments (attempt_id, is_live) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [attemptId, isLive],
    );
  }

  /** Stores the object of an attempt, unless it has another one or was refused meanwhile. */
  async assign(attemptId: string, isLive: boolean, stripeId: string): Promise<StripePayment> {
    return this.write(
      attemptId,
      `INSERT INTO stripe_payments AS known (attempt_id, is_live, stripe_id) VALUES ($1, $2, $3)
       ON CONFLICT (attempt_id) DO UPDATE SET stripe_id = $3
       WHERE known.stripe_id IS NULL AND known.refusal IS NULL`,
      [attemptId, isLive, stripeId],
    );
  }

  /** Ends an attempt without an object, so that it can never get one. */
  async refuse(attemptId: string, isLive: boolean, refusal: string): Promise<StripePayment> {
    return this.write(
      attemptId,
      `INSERT INTO stripe_payments AS known (attempt_id, is_live, refusal) VALUES ($1, $2, $3)
       ON CONFLICT (attempt_id) DO UPDATE SET refusal = $3
       WHERE known.stripe_id IS NULL AND known.refusal IS NULL`,
      [attemptId, isLive, refusal],
    );
  }

  async find(attemptId: string): Promise<StripePayment | undefined> {
    const [row] = await this.dataSource.query<StripePayment[]>(
      `SELECT ${columns} FROM stripe_payments WHERE attempt_id = $1`,
      [attemptId],
    );
    return row;
  }

  private async write(
    attemptId: string,
    statement: string,
    parameters: readonly unknown[],
  ): Promise<StripePayment> {
    await this.dataSource.query(statement, [...parameters]);
    const row = await this.find(attemptId);
    if (row === undefined) throw new Error('A stored payment attempt is missing.');
    return row;
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Objects at Stripe by payment attempt (decision 0135). */
export class StripePayments0000000000192 implements MigrationInterface {
  readonly name = 'StripePayments0000000000192';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE stripe_payments (
        attempt_id text PRIMARY KEY,
        is_live boolean NOT NULL,
        -- Payment intent or checkout session; null until Stripe has created it.
        stripe_id text,
        -- Why the attempt ended without one.
        refusal text,
        started_at timestamptz NOT NULL DEFAULT now(),
        CHECK (stripe_id IS NULL OR refusal IS NULL)
      )
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

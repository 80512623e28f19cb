import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the webhooks of payment providers as received; each is processed once. */
export class PaymentWebhooks0000000000150 implements MigrationInterface {
  readonly name = 'PaymentWebhooks0000000000150';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_webhooks (
        webhook_id text PRIMARY KEY,
        order_id integer NOT NULL,
        attempt_id text NOT NULL,
        body text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz,
        outcome text
      )
    `);
    await queryRunner.query(
      `CREATE INDEX payment_webhooks_by_order ON payment_webhooks (order_id)`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that receive push messages; the endpoint is sealed with the key of the person. */
export class PushSubscriptions0000000000096 implements MigrationInterface {
  readonly name = 'PushSubscriptions0000000000096';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE push_subscriptions (
        division_id integer NOT NULL,
        subscription_id text NOT NULL,
        subject text NOT NULL,
        sealed bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (division_id, subscription_id)
      );
      CREATE INDEX push_subscriptions_of_person ON push_subscriptions (subject, created_at);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

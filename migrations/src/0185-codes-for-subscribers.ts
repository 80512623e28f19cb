import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discounts whose codes are sent to new newsletter subscribers, and whose data a subscription is. */
export class CodesForSubscribers0000000000185 implements MigrationInterface {
  readonly name = 'CodesForSubscribers0000000000185';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE discounts SET terms = terms || '{"forNewSubscribers": false}';
      ALTER TABLE subscribers ADD COLUMN subject text;
      UPDATE subscribers s SET subject = (
        SELECT e.data->>'subject' FROM es_event e
        WHERE e.division_id = s.division_id AND e.stream_id = 'subscription-' || s.id
          AND e.type = 'SubscriptionAsked'
        ORDER BY e.version DESC LIMIT 1
      );
      ALTER TABLE subscribers ALTER COLUMN subject SET NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

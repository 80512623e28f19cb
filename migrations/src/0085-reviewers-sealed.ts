import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Review events contained the reviewer's name in clear text. An event may be sealed once in place:
 * personal fields move from its data into the sealed part, and nothing else changes. The index
 * contains the events that are not sealed yet.
 */
export class ReviewersSealed0000000000085 implements MigrationInterface {
  readonly name = 'ReviewersSealed0000000000085';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION es_only_seal() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sealing CONSTANT text[] := '{data,schema_version,subject,sealed}';
      BEGIN
        IF OLD.sealed IS NULL AND NEW.sealed IS NOT NULL
          AND OLD.data @> jsonb_strip_nulls(NEW.data)
          AND to_jsonb(NEW) - sealing = to_jsonb(OLD) - sealing
        THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'Events are never changed or removed: % on %', TG_OP, TG_TABLE_NAME
          USING ERRCODE = 'restrict_violation';
      END $$;

      DROP TRIGGER es_event_append_only ON es_event;
      CREATE TRIGGER es_event_append_only BEFORE DELETE OR TRUNCATE ON es_event
        FOR EACH STATEMENT EXECUTE FUNCTION es_refuse_change();
      CREATE TRIGGER es_event_only_sealed BEFORE UPDATE ON es_event
        FOR EACH ROW EXECUTE FUNCTION es_only_seal();

      CREATE INDEX es_event_reviews_in_clear ON es_event (division_id, position)
        WHERE type = 'ProductReviewed' AND schema_version < 2 AND sealed IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

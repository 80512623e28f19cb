import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Live documents of pages: each edit as received, numbered within its document by the head row, and
 * snapshots that combine all edits up to one of them. Recreating a document increments its epoch.
 */
export class LivePages0000000000018 implements MigrationInterface {
  readonly name = 'LivePages0000000000018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE page_docs (
        division_id integer NOT NULL,
        page_id uuid NOT NULL,
        epoch integer NOT NULL,
        head_seq bigint NOT NULL,
        snapshot_seq bigint NOT NULL,
        schema integer NOT NULL,
        PRIMARY KEY (division_id, page_id)
      ) WITH (fillfactor = 50);
      CREATE TABLE page_doc_updates (
        division_id integer NOT NULL,
        page_id uuid NOT NULL,
        epoch integer NOT NULL,
        seq bigint NOT NULL,
        data bytea NOT NULL,
        actor text NOT NULL,
        session text NOT NULL,
        at timestamptz(3) NOT NULL,
        PRIMARY KEY (division_id, page_id, epoch, seq)
      );
      CREATE TABLE page_doc_snapshots (
        division_id integer NOT NULL,
        page_id uuid NOT NULL,
        epoch integer NOT NULL,
        upto_seq bigint NOT NULL,
        state bytea NOT NULL,
        sv bytea NOT NULL,
        PRIMARY KEY (division_id, page_id, epoch)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

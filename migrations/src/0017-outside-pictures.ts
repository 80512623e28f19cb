import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of other hosts that pages show, and which of the store's own library stands for each. */
export class OutsidePictures0000000000017 implements MigrationInterface {
  readonly name = 'OutsidePictures0000000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outside_pictures (
        division_id integer NOT NULL,
        key text NOT NULL,
        source text NOT NULL,
        status text NOT NULL,
        picture uuid,
        tries integer NOT NULL,
        reason text,
        not_again_before text NOT NULL,
        PRIMARY KEY (division_id, key)
      );
    `);
  }

  /** Forward only: what is gone comes back from its events. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

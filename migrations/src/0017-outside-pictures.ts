import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images of other hosts on pages, with the library item that replaces each. */
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

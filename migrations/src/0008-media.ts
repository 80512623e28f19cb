import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Image and video library of a store. The content is in files named by its hash. */
export class Media0000000000008 implements MigrationInterface {
  readonly name = 'Media0000000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE media (
        division_id integer NOT NULL,
        uuid uuid NOT NULL,
        sha256 text NOT NULL,
        name text NOT NULL,
        content_type text NOT NULL,
        bytes integer NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        focal_x double precision NOT NULL,
        focal_y double precision NOT NULL,
        tags text[] NOT NULL,
        alt_text text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        created_by text NOT NULL,
        thumbnails_ready boolean NOT NULL,
        PRIMARY KEY (division_id, uuid)
      );
      CREATE INDEX media_newest ON media (division_id, created_at DESC, uuid);
      CREATE INDEX media_content ON media (division_id, sha256);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

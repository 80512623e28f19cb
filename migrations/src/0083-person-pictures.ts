import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profile picture of a person, sealed with their key, and its public name. */
export class PersonPictures0000000000083 implements MigrationInterface {
  readonly name = 'PersonPictures0000000000083';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE person_pictures (
        division_id integer NOT NULL,
        subject text NOT NULL,
        picture uuid NOT NULL,
        sealed bytea NOT NULL,
        PRIMARY KEY (division_id, subject)
      );
      CREATE UNIQUE INDEX person_pictures_by_picture ON person_pictures (division_id, picture);
      CREATE FUNCTION avatar_path(person text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT '/omnis/v3/avatars/' || picture || '/' FROM person_pictures
        WHERE division_id = 0 AND subject = person
      $$;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

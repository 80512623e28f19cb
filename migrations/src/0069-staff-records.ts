import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal records of staff, each sealed with the key of the person. */
export class StaffRecords0000000000069 implements MigrationInterface {
  readonly name = 'StaffRecords0000000000069';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_records (
        division_id integer NOT NULL,
        subject text NOT NULL,
        part text NOT NULL,
        sealed bytea NOT NULL,
        PRIMARY KEY (division_id, subject, part)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

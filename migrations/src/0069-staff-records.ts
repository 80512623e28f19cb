import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members of staff say of themselves, each part sealed by the key of the person. */
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

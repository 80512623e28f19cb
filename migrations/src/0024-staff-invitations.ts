import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to the staff. */
export class StaffInvitations0000000000024 implements MigrationInterface {
  readonly name = 'StaffInvitations0000000000024';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_invitations (
        division_id integer NOT NULL,
        id text NOT NULL,
        is_addressed boolean NOT NULL,
        email text,
        permissions text[] NOT NULL,
        expires_at timestamptz NOT NULL,
        stage text NOT NULL,
        invited_by text NOT NULL,
        invited_at timestamptz NOT NULL,
        PRIMARY KEY (division_id, id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Read model of external editor sessions. `connect_session_uses` contains the times that are not
 * events: of the last renewal and of the frame’s arrival.
 */
export class ConnectSessions0000000000019 implements MigrationInterface {
  readonly name = 'ConnectSessions0000000000019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE connect_sessions (
        division_id integer NOT NULL,
        id uuid NOT NULL,
        page_id integer NOT NULL,
        page_uuid uuid NOT NULL,
        origin text NOT NULL,
        scopes jsonb NOT NULL,
        module text NOT NULL,
        operator text NOT NULL,
        client jsonb NOT NULL,
        grantor jsonb NOT NULL,
        opened_at timestamptz NOT NULL,
        ended_at timestamptz,
        PRIMARY KEY (division_id, id)
      );
      CREATE INDEX connect_sessions_open ON connect_sessions (division_id, opened_at)
        WHERE ended_at IS NULL;
      CREATE TABLE connect_session_uses (
        division_id integer NOT NULL,
        session_id uuid NOT NULL,
        renewed_at timestamptz,
        frame_at timestamptz,
        PRIMARY KEY (division_id, session_id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A worker is a process that takes part in the work. All lease slots exist from the start without
 * an owner.
 */
const sharing = `
  CREATE TABLE es_worker (
    owner text PRIMARY KEY,
    until timestamptz NOT NULL
  ) WITH (fillfactor = 50);

  INSERT INTO es_lease (slot, owner, until, generation)
    SELECT slot, '', now(), 0 FROM generate_series(0, 63) slot
    ON CONFLICT DO NOTHING;
`;

/** Personal columns are null after the subject of the mail was erased. */
const mail = `
  CREATE TABLE mail_outbox (
    division_id integer NOT NULL,
    reactor text NOT NULL,
    position bigint NOT NULL,
    id uuid NOT NULL,
    subject text NOT NULL,
    recipient text,
    subject_line text,
    text_body text,
    html_body text,
    created_at timestamptz(3) NOT NULL,
    sent_at timestamptz(3),
    erased_at timestamptz(3),
    PRIMARY KEY (division_id, reactor, position)
  );
  CREATE INDEX mail_outbox_of_subject ON mail_outbox (division_id, subject);
`;

/** Distribution of work among processes, and the outbox of queued and sent mail. */
export class JobsAndMail0000000000006 implements MigrationInterface {
  readonly name = 'JobsAndMail0000000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(sharing);
    await queryRunner.query(mail);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE es_division_head (
    division_id integer PRIMARY KEY,
    position bigint NOT NULL DEFAULT 0,
    slot smallint NOT NULL GENERATED ALWAYS AS (abs(hashint4(division_id)::bigint) % 64) STORED
  ) WITH (fillfactor = 20);

  CREATE TABLE es_event (
    division_id integer NOT NULL,
    position bigint NOT NULL,
    stream_id text NOT NULL,
    stream_type text NOT NULL,
    version integer NOT NULL,
    type text NOT NULL,
    schema_version smallint NOT NULL,
    data jsonb NOT NULL,
    subject text,
    sealed bytea,
    meta jsonb NOT NULL,
    event_id uuid NOT NULL,
    occurred_at timestamptz(3) NOT NULL,
    recorded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (division_id, position),
    UNIQUE (division_id, stream_id, version)
  );
  CREATE INDEX es_event_of_subject ON es_event (division_id, subject) WHERE subject IS NOT NULL;

  CREATE TABLE es_command (
    division_id integer NOT NULL,
    subject text NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    result jsonb NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (division_id, subject, operation, key)
  );
  CREATE INDEX es_command_by_age ON es_command (division_id, at);

  CREATE TABLE es_checkpoint (
    division_id integer NOT NULL,
    subscriber text NOT NULL,
    position bigint NOT NULL,
    PRIMARY KEY (division_id, subscriber)
  ) WITH (fillfactor = 50);

  CREATE TABLE es_lease (
    slot smallint PRIMARY KEY,
    owner text NOT NULL,
    until timestamptz NOT NULL,
    generation bigint NOT NULL
  ) WITH (fillfactor = 50);

  CREATE TABLE subject_key (
    subject text PRIMARY KEY,
    wrapped_key bytea NOT NULL
  );
`;

const appendOnly = `
  CREATE FUNCTION es_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Events are never changed or removed: % on %', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END $$;

  CREATE TRIGGER es_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es_event
    FOR EACH STATEMENT EXECUTE FUNCTION es_refuse_change();
`;

/**
 * The head lock is a separate statement: under READ COMMITTED, the next statement sees everything
 * that was committed before the lock was granted. Locks are taken in division order, so that two
 * batches cannot deadlock.
 */
const append = `
  CREATE FUNCTION es_lock_heads(divisions integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    IF (SELECT count(*) FROM es_division_head h WHERE h.division_id = ANY (divisions))
       < (SELECT count(DISTINCT d) FROM unnest(divisions) d) THEN
      INSERT INTO es_division_head (division_id)
        SELECT DISTINCT d FROM unnest(divisions) d ORDER BY d
        ON CONFLICT DO NOTHING;
    END IF;
    PERFORM 1 FROM es_division_head h
      WHERE h.division_id = ANY (divisions) ORDER BY h.division_id FOR UPDATE;
  END $$;

  CREATE FUNCTION es_append(batch jsonb)
    RETURNS TABLE (item integer, outcome text, first_position bigint, details jsonb)
    LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    PERFORM es_lock_heads(ARRAY (
      SELECT (c ->> 'division')::integer FROM jsonb_array_elements(batch -> 'commands') c));

    RETURN QUERY
    WITH command AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(batch -> 'commands')
        AS c (item integer, division integer, once jsonb)
    ), known AS MATERIALIZED (
      SELECT command.item, done.details
      FROM command CROSS JOIN LATERAL (
        SELECT jsonb_build_object('bodyHash', e.body_hash, 'result', e.result) AS details
        FROM es_command e
        WHERE e.division_id = command.division AND e.subject = command.once ->> 'subject'
          AND e.operation = command.once ->> 'operation' AND e.key = command.once ->> 'key'
      ) done
      WHERE command.once IS NOT NULL
    ), stream AS MATERIALIZED (
      SELECT s.item, s.stream, s.expected, coalesce((
        SELECT e.version FROM es_event e
        WHERE e.division_id = s.division AND e.stream_id = s.stream
        ORDER BY e.version DESC LIMIT 1
      ), 0) AS actual
      FROM jsonb_to_recordset(batch -> 'streams')
        AS s (item integer, division integer, stream text, expected integer)
    ), moved AS MATERIALIZED (
      SELECT stream.item, jsonb_agg(jsonb_build_object(
        'stream', stream.stream, 'expected', stream.expected, 'actual', stream.actual)) AS details
      FROM stream WHERE stream.expected <> stream.actual GROUP BY stream.item
    ), refused AS MATERIALIZED (
      SELECT known.item FROM known UNION ALL SELECT moved.item FROM moved
    ), numbered AS MATERIALIZED (
      SELECT e.*, row_number() OVER (PARTITION BY e.division ORDER BY e.nth) AS ahead
      FROM ROWS FROM (jsonb_to_recordset(batch -> 'events') AS (
        item integer, division integer, stream text, kind text, version integer, type text,
        schema smallint, data jsonb, subject text, sealed text, meta jsonb, id uuid, at timestamptz
      )) WITH ORDINALITY AS e (item, division, stream, kind, version, type,
        schema, data, subject, sealed, meta, id, at, nth)
      WHERE e.item NOT IN (SELECT refused.item FROM refused)
    ), head AS (
      UPDATE es_division_head h SET position = h.position + grown.by
      FROM (SELECT n.division, count(*) AS by FROM numbered n GROUP BY n.division) grown
      WHERE h.division_id = grown.division
      RETURNING h.division_id AS division, h.position - grown.by AS base
    ), inserted AS (
      INSERT INTO es_event (division_id, position, stream_id, stream_type, version, type,
        schema_version, data, subject, sealed, meta, event_id, occurred_at)
      SELECT n.division, head.base + n.ahead, n.stream, n.kind, n.version, n.type,
        n.schema, n.data, n.subject, decode(n.sealed, 'base64'), n.meta, n.id, n.at
      FROM numbered n JOIN head USING (division)
    ), remembered AS (
      INSERT INTO es_command (division_id, subject, operation, key, body_hash, result)
      SELECT command.division, once ->> 'subject', once ->> 'operation', once ->> 'key',
        once ->> 'bodyHash', once -> 'result'
      FROM command
      WHERE once IS NOT NULL AND command.item NOT IN (SELECT refused.item FROM refused)
    ), first AS (
      SELECT n.item, min(head.base + n.ahead) AS position
      FROM numbered n JOIN head USING (division) GROUP BY n.item
    )
    SELECT command.item,
      CASE WHEN known.item IS NOT NULL THEN 'repeated'
        WHEN moved.item IS NOT NULL THEN 'moved' ELSE 'committed' END,
      first.position, coalesce(known.details, moved.details)
    FROM command LEFT JOIN known USING (item) LEFT JOIN moved USING (item)
      LEFT JOIN first USING (item);
  END $$;
`;

/**
 * Event log with gapless positions per division, and the tables that the platform needs to append
 * and read events.
 */
export class EventLog0000000000001 implements MigrationInterface {
  readonly name = 'EventLog0000000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
    await queryRunner.query(appendOnly);
    await queryRunner.query(append);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

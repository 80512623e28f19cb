import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each division head has a mark that changes with every write to the division's rows. A writer that
 * finds its own mark knows that its cached rows are current; otherwise it calls es_misremembered,
 * which rolls back its transaction.
 *
 * es_append takes the new mark and returns the previous heads. The rest is unchanged.
 */
const append = `
  ALTER TABLE es_division_head ADD COLUMN mark uuid NOT NULL DEFAULT gen_random_uuid();

  CREATE FUNCTION es_misremembered() RETURNS bigint LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A division is not as it was remembered.' USING ERRCODE = 'ESM01';
  END $$;

  DROP FUNCTION es_append(
    integer[], jsonb, integer[], integer[], text[], integer[], integer[], integer[], text[],
    integer[], text[], smallint[], jsonb[], text[], text[], jsonb[], uuid[], timestamptz[]);

  CREATE FUNCTION es_append(
    heads integer[], new_mark uuid, once jsonb,
    s_item integer[], s_division integer[], s_stream text[], s_expected integer[],
    e_item integer[], e_division integer[], e_stream text[], e_version integer[], e_type text[],
    e_schema smallint[], e_data jsonb[], e_subject text[], e_sealed text[], e_meta jsonb[],
    e_id uuid[], e_at timestamptz[]
  ) RETURNS jsonb LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    before jsonb;
    moved jsonb;
    known jsonb;
    refused integer[] := '{}';
  BEGIN
    PERFORM es_lock_heads(heads);

    SELECT jsonb_object_agg(h.division_id, jsonb_build_object(
      'position', h.position, 'mark', h.mark)) INTO before
    FROM es_division_head h WHERE h.division_id = ANY (heads);

    SELECT jsonb_agg(to_jsonb(compared)) INTO moved
    FROM (
      SELECT s.*, coalesce((
        SELECT e.version FROM es_event e
        WHERE e.division_id = s.division AND e.stream_id = s.stream AND e.version >= s.expected
        ORDER BY e.version DESC LIMIT 1
      ), (
        SELECT e.version FROM es_event e
        WHERE e.division_id = s.division AND e.stream_id = s.stream
        ORDER BY e.version DESC LIMIT 1
      ), 0) AS actual
      FROM unnest(s_item, s_division, s_stream, s_expected)
        AS s (item, division, stream, expected)
      OFFSET 0
    ) compared
    WHERE compared.expected <> compared.actual;

    IF once IS NOT NULL THEN
      SELECT jsonb_agg(jsonb_build_object(
        'item', o.item, 'bodyHash', done.body_hash, 'result', done.result)) INTO known
      FROM jsonb_to_recordset(once)
        AS o (item integer, division integer, subject text, operation text, key text)
      JOIN es_command done ON done.division_id = o.division AND done.subject = o.subject
        AND done.operation = o.operation AND done.key = o.key;
    END IF;

    IF moved IS NOT NULL OR known IS NOT NULL THEN
      refused := ARRAY (
        SELECT (r -> 'item')::integer
        FROM jsonb_array_elements(coalesce(moved, '[]') || coalesce(known, '[]')) r);
    END IF;

    WITH numbered AS MATERIALIZED (
      SELECT e.*, row_number() OVER (PARTITION BY e.division ORDER BY e.nth) AS ahead
      FROM unnest(e_item, e_division, e_stream, e_version, e_type, e_schema, e_data, e_subject,
        e_sealed, e_meta, e_id, e_at) WITH ORDINALITY AS e (item, division, stream, version, type,
        schema, data, subject, sealed, meta, id, at, nth)
      WHERE e.item <> ALL (refused)
    ), head AS (
      UPDATE es_division_head h SET position = h.position + grown.by, mark = new_mark
      FROM (SELECT n.division, count(*) AS by FROM numbered n GROUP BY n.division) grown
      WHERE h.division_id = ANY (heads) AND h.division_id = grown.division
      RETURNING h.division_id AS division, h.position - grown.by AS base
    )
    INSERT INTO es_event (division_id, position, stream_id, stream_type, version, type,
      schema_version, data, subject, sealed, meta, event_id, occurred_at)
    SELECT n.division, head.base + n.ahead, n.stream, split_part(n.stream, '-', 1), n.version,
      n.type, n.schema, n.data, n.subject, decode(n.sealed, 'base64'), n.meta, n.id, n.at
    FROM numbered n JOIN head USING (division);

    IF once IS NOT NULL THEN
      INSERT INTO es_command (division_id, subject, operation, key, body_hash, result)
      SELECT o.division, o.subject, o.operation, o.key, o."bodyHash", o.result
      FROM jsonb_to_recordset(once) AS o (item integer, division integer, subject text,
        operation text, key text, "bodyHash" text, result jsonb)
      WHERE o.item <> ALL (refused);
    END IF;

    RETURN jsonb_build_object('before', before, 'moved', moved, 'known', known);
  END $$;
`;

/** Division heads that reveal writes by other processes. */
export class HeadsWithMarks0000000000016 implements MigrationInterface {
  readonly name = 'HeadsWithMarks0000000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(append);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}

import { codeOf } from '../../database/statements.js';
import type { PreparedAppend } from './prepared-append.js';

/**
 * es_append in one statement, for a batch with everything cached: the heads, their marks and so
 * each event's position. Writes all of it or fails.
 *
 * Its snapshot may be as old as the start of the statement. Unique keys detect a stream that has
 * moved on or a used idempotency key, and stored events never change. Only the heads must be
 * current: they are locked in division order, and a locked row is the newest.
 */
export const optimisticAppendSql = `
  WITH locked AS MATERIALIZED (
    SELECT h.division_id, h.position, h.mark FROM es_division_head h
    WHERE h.division_id = ANY ($1::integer[]) ORDER BY h.division_id FOR UPDATE
  ), head AS (
    UPDATE es_division_head h SET mark = $5::uuid, position =
      CASE WHEN l.position = r.base AND l.mark = r.mark THEN r.reached ELSE es_misremembered() END
    FROM locked l JOIN unnest($1::integer[], $2::bigint[], $3::uuid[], $4::bigint[])
      AS r (division, base, mark, reached) ON r.division = l.division_id
    WHERE h.division_id = ANY ($1::integer[]) AND h.division_id = l.division_id
    RETURNING 1
  ), once AS (
    INSERT INTO es_command (division_id, subject, operation, key, body_hash, result)
    SELECT o.division, o.subject, o.operation, o.key, o."bodyHash", o.result
    FROM jsonb_to_recordset($6::jsonb) AS o (division integer, subject text, operation text,
      key text, "bodyHash" text, result jsonb)
  ), inserted AS (
    INSERT INTO es_event (division_id, position, stream_id, stream_type, version, type,
      schema_version, data, subject, sealed, meta, event_id, occurred_at)
    SELECT n.division, n.position, n.stream, split_part(n.stream, '-', 1), n.version, n.type,
      n.schema, n.data, n.subject, decode(n.sealed, 'base64'), n.meta, n.id, n.at
    FROM unnest($10::bigint[], $11::integer[], $12::text[], $13::integer[], $14::text[],
      $15::smallint[], $16::jsonb[], $17::text[], $18::text[], $19::jsonb[], $20::uuid[],
      $21::timestamptz[]) AS n (position, division, stream, version, type, schema, data, subject,
      sealed, meta, id, at)
  )
  SELECT es_misremembered() FROM unnest($7::integer[], $8::text[], $9::integer[])
    AS s (division, stream, expected)
  WHERE s.expected > 0 AND NOT EXISTS (SELECT FROM es_event e
    WHERE e.division_id = s.division AND e.stream_id = s.stream AND e.version = s.expected)
  UNION ALL SELECT es_misremembered() WHERE (SELECT count(*) FROM head) <> cardinality($1::integer[])
    OR current_setting('selvedge.began', true) IS DISTINCT FROM 'yes'`;

/** Nothing was written: the cache is outdated, or part of the batch must be refused. */
export class OutdatedCache extends Error {
  override readonly name = 'OutdatedCache';
}

/**
 * Maps es_misremembered or a unique violation to OutdatedCache; the regular path then finds the
 * cause.
 */
export function asOutdatedCache(thrown: unknown): never {
  if (!['ESM01', '23505'].includes(codeOf(thrown) ?? '')) throw thrown;
  throw new OutdatedCache('A cached value is out of date.', { cause: thrown });
}

/**
 * Whether an append qualifies for the optimistic statement. Erasures must be checked before sealed
 * events are folded, and no key reveals the version of a stream without new events.
 */
export function mayBeOptimistic({ streams }: PreparedAppend): boolean {
  return (
    streams.length > 0 &&
    streams.every(
      ({ events }) => events.length > 0 && events.every(({ personal }) => personal === undefined),
    )
  );
}

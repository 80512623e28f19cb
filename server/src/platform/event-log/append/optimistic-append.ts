import { codeOf } from '../../database/statements.js';
import type { PreparedAppend } from './prepared-append.js';

/**
 * es_append in one statement, for a batch of which everything is cached: where the heads are,
 * which mark is on them, and so which position each event gets. It writes all of it or fails.
 *
 * All it reads may be as old as its start: that a stream has moved on since, or that a key was used,
 * the tables' own keys tell, and events that are there stay there. The heads alone it has to see as
 * they are once they are locked, in the order of their divisions, and a locked row is the newest.
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

/** Nothing was written: what was cached is over, or something of the batch has to be refused. */
export class OutdatedCache extends Error {
  override readonly name = 'OutdatedCache';
}

/** es_misremembered, or a key that was there already: whoever looks first finds out whose it is. */
export function asOutdatedCache(thrown: unknown): never {
  if (!['ESM01', '23505'].includes(codeOf(thrown) ?? '')) throw thrown;
  throw new OutdatedCache('Something is not as it was cached.', { cause: thrown });
}

/**
 * Whether an append can be written by that statement: a subject who is erased meanwhile is looked for
 * before its events are folded, and a stream that gets no event has no key that tells its version.
 */
export function mayBeOptimistic({ streams }: PreparedAppend): boolean {
  return (
    streams.length > 0 &&
    streams.every(
      ({ events }) => events.length > 0 && events.every(({ personal }) => personal === undefined),
    )
  );
}

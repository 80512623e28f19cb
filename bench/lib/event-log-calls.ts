import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { columnsOf } from '../../server/src/platform/event-log/append/append-columns.js';
import type { EventLogRuntime } from '../../server/src/platform/event-log/event-log-runtime.js';
import { prepareAppend } from '../../server/src/platform/event-log/append/prepare-append.js';
import type { Projection } from '../../server/src/platform/event-log/model/projection.js';
import { project, type FeatureEvents } from '../../server/src/platform/event-log/model/registry.js';
import {
  contextIn,
  counted,
  tallies,
  tallyEventTypes,
  TallyRow,
  type TallyEvent,
} from '../../server/src/platform/event-log/testing/tally.testing.js';

/** Call that each caller repeats. */
export type Call = (caller: number) => Promise<unknown>;

const counters: Projection<TallyRow, TallyEvent> = {
  ...tallies,
  name: 'bench-counters',
  apply: (row, recorded, key) => {
    const next = tallies.apply(row, recorded, key);
    return next && { ...next, steps: [] };
  },
};

/** A running total as read model, maintained by `transactionEach` too. */
export const counterFeature: FeatureEvents = {
  eventTypes: tallyEventTypes,
  inline: [project(counters, TallyRow)],
};

/** A prepared single-row INSERT with the columns and content of an event, and a key. */
export async function singleInsert(pool: pg.Pool): Promise<Call> {
  await pool.query(`CREATE TABLE bench_insert (
    division_id integer, position bigint GENERATED ALWAYS AS IDENTITY, stream_id text,
    stream_type text, version integer, type text, schema_version smallint, data jsonb, meta jsonb,
    event_id uuid, occurred_at timestamptz(3),
    recorded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (division_id, position))`);
  const text = `INSERT INTO bench_insert (division_id, stream_id, stream_type, version, type,
      schema_version, data, meta, event_id, occurred_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  return (caller) => {
    const { actor, correlationId } = contextIn(1);
    const stream = `tally-${String(caller)}`;
    const data = JSON.stringify({ by: 1, tally: String(caller) });
    const meta = JSON.stringify({ actor, correlationId });
    const at = new Date().toISOString();
    const values = [1, stream, 'tally', 1, 'TallyCounted', 1, data, meta, randomUUID(), at];
    return pool.query({ name: 'single-insert', text, values });
  };
}

/** The appender's work in one transaction per command. */
export function transactionEach(pool: pg.Pool, runtime: EventLogRuntime, divisions: number): Call {
  const append = appending(`single-${String(divisions)}`, divisions);
  return (caller) =>
    append(caller, async ({ context, streams }) => {
      const prepared = await prepareAppend(runtime.codec, { context, streams }, new Date());
      const columns = columnsOf([prepared], randomUUID());
      const parameters = columns.map((_, index) => `$${String(index + 1)}`).join(', ');
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query({
          name: 'append',
          text: `SELECT es_append(${parameters})`,
          values: columns,
        });
        await count(client, prepared.unplaced[0]?.stream ?? '', context.division);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    });
}

async function count(client: pg.PoolClient, tally: string, division: number): Promise<void> {
  const found = await client.query<{ readonly total: string }>({
    name: 'total',
    text: 'SELECT total FROM spec_tally WHERE division_id = $1 AND tally = $2',
    values: [division, tally],
  });
  await client.query({
    name: 'count',
    text: `INSERT INTO spec_tally VALUES ($1, $2, $3, NULL, '[]', $4)
     ON CONFLICT (division_id, tally) DO UPDATE
     SET total = EXCLUDED.total, changed_at = EXCLUDED.changed_at`,
    values: [division, tally, Number(found.rows[0]?.total ?? 0) + 1, new Date().toISOString()],
  });
}

/** The product's appender. `name` separates its streams from others. */
export function appender({ log }: EventLogRuntime, name: string, divisions: number): Call {
  const append = appending(name, divisions);
  return (caller) => append(caller, (given) => log.append(given));
}

type Given = Parameters<EventLogRuntime['log']['append']>[0];

/** Each caller increments its own tally. */
function appending(
  name: string,
  divisions: number,
): (caller: number, append: (given: Given) => Promise<unknown>) => Promise<void> {
  const versions = new Map<string, number>();
  return async (caller, append) => {
    const division = 1 + (caller % divisions);
    const tally = `${name}-${String(divisions)}-${String(caller)}`;
    const stream = `tally-${tally}`;
    const expectedVersion = versions.get(stream) ?? 0;
    const streams = [{ stream, expectedVersion, events: [counted(tally)] }];
    await append({ context: contextIn(division), streams });
    versions.set(stream, expectedVersion + 1);
  };
}

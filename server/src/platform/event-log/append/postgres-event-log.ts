import { Logger } from '@nestjs/common';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

import { SystemClock, type Clock } from '../../clock.js';
import { preparedReads } from '../../database/prepared-read.js';
import { codeOf } from '../../database/statements.js';
import { OutdatedCache } from './optimistic-append.js';
import type { AppendBatch } from './append-batch.js';
import type { PreparedAppend } from './prepared-append.js';
import { eventColumns, type EventCodec, type EventRow } from '../sealing/event-codec.js';
import { EventLog, eventsAtOnce, type Append, type Place } from '../event-log.js';
import { WritesHeldUp } from '../model/event-log.errors.js';
import type { GroupLimits } from './group-batch.js';
import { GroupCommit, type Outcome, type RetryScope } from './group-commit.js';
import { prepareAppend } from './prepare-append.js';
import type { Recorded } from '../model/projection.js';
import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import { inSpan, type SpanStart } from '../../tracing/tracing.js';
import { CommitUnanswered, inPipelinedTransaction } from '../../database/transaction.js';

const limits: GroupLimits = {
  batchesInFlight: 2,
  itemsPerBatch: 64,
  bytesPerBatch: 4 * 1024 * 1024,
  itemsWorthABatch: 16,
  itemsWorthWaiting: 16,
  itemsAtMost: 10_000,
  bytesAtMost: 64 * 1024 * 1024,
};

/** Event log in PostgreSQL; concurrent appends share a transaction. */
export class PostgresEventLog extends EventLog {
  private readonly logger = new Logger(PostgresEventLog.name);
  private readonly listeners = new Set<(events: readonly Recorded[]) => void>();
  private readonly holding = new KeyedQueue();
  private readonly group: GroupCommit<PreparedAppend, readonly Recorded[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly codec: EventCodec,
    private readonly batch: AppendBatch,
    private readonly clock: Clock = new SystemClock(),
  ) {
    super();
    this.group = new GroupCommit((appends) => this.write(appends), retryScopeOf, limits);
  }

  append(append: Append): Promise<readonly Recorded[]> {
    return inSpan(
      () => spanOf(append),
      () => this.appendTogether(append),
    );
  }

  private async appendTogether(append: Append): Promise<readonly Recorded[]> {
    const prepared = await prepareAppend(this.codec, append, this.timeOf(append));
    try {
      return await this.group.add(prepared);
    } catch (thrown) {
      throw isHeldUp(thrown) ? new WritesHeldUp(thrown) : thrown;
    }
  }

  /** Runs one at a time, since it needs a second connection while it holds its own. */
  override appendHolding(
    division: number,
    decide: () => Promise<Append>,
  ): Promise<readonly Recorded[]> {
    return this.holding.run(['holding'], async () => {
      const written = await inPipelinedTransaction(this.dataSource, async (on) => {
        await on.query('SELECT es_lock_heads(ARRAY [$1::integer])', [division]);
        const append = await decide();
        const prepared = await prepareAppend(this.codec, append, this.timeOf(append));
        const { result, writing } = await this.batch.write(on, [prepared]);
        const [outcome] = result;
        if (outcome !== undefined && 'written' in outcome)
          return { result: outcome.written, writing };
        throw outcome?.refused;
      });
      this.announce(written);
      return written;
    });
  }

  async readStream(
    division: number,
    stream: string,
    afterVersion = 0,
    limit = Infinity,
  ): Promise<readonly Recorded[]> {
    const events: Recorded[] = [];
    for (let after = afterVersion; events.length < limit; after = events.at(-1)?.version ?? after) {
      const batchSize = Math.min(limit - events.length, eventsAtOnce);
      const part = await this.read(
        `WHERE division_id = $1 AND stream_id = $2 AND version > $3 ORDER BY version LIMIT $4`,
        [division, stream, after, batchSize],
      );
      events.push(...part);
      if (part.length < batchSize) break;
    }
    return events;
  }

  async readDivision(
    division: number,
    afterPosition: number,
    limit: number,
    without: readonly string[] = [],
  ): Promise<readonly Recorded[]> {
    return this.read(
      `WHERE division_id = $1 AND position > $2 AND type <> ALL ($4::text[])
       ORDER BY position LIMIT $3`,
      [division, afterPosition, limit, without],
    );
  }

  override async recordDeadLetter(
    division: number,
    position: number,
    problem: string,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO es_unreadable_event (division_id, position, type, schema_version, problem)
         SELECT division_id, position, type, schema_version, $3 FROM es_event
         WHERE division_id = $1 AND position = $2
       ON CONFLICT (division_id, position) DO UPDATE SET problem = excluded.problem`,
      [division, position, problem],
    );
  }

  async head(division: number): Promise<number> {
    const [head] = await this.dataSource.query<readonly { position: string | number }[]>(
      'SELECT position FROM es_division_head WHERE division_id = $1',
      [division],
    );
    return Number(head?.position ?? 0);
  }

  async heads(
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<number, number>> {
    const heads = await manager.query<readonly { division: number; position: string | number }[]>(
      'SELECT division_id AS division, position FROM es_division_head',
    );
    return new Map(heads.map(({ division, position }) => [division, Number(position)]));
  }

  override async holds(events: readonly Place[]): Promise<boolean> {
    const [row] = await this.dataSource.query<readonly { readonly missing: number }[]>(
      `SELECT count(*)::integer AS missing
       FROM unnest($1::integer[], $2::bigint[], $3::uuid[]) AS seen (division_id, position, event_id)
       LEFT JOIN es_event e USING (division_id, position)
       WHERE e.event_id IS DISTINCT FROM seen.event_id`,
      [
        events.map(({ division }) => division),
        events.map(({ position }) => position),
        events.map(({ eventId }) => eventId),
      ],
    );
    return row?.missing === 0;
  }

  subscribe(committed: (events: readonly Recorded[]) => void): () => void {
    this.listeners.add(committed);
    return () => this.listeners.delete(committed);
  }

  /** Resolves when every append so far is written or refused. */
  async drained(): Promise<void> {
    await this.group.idle();
  }

  private timeOf({ context }: Append): Date {
    return context.occurredAt ?? this.clock.now();
  }

  private async read(where: string, parameters: unknown[]): Promise<readonly Recorded[]> {
    const on = preparedReads(this.dataSource);
    const sql = `SELECT ${eventColumns} FROM es_event ${where}`;
    return this.codec.read(on, await on.query<readonly EventRow[]>(sql, parameters));
  }

  private async write(
    appends: readonly PreparedAppend[],
  ): Promise<readonly Outcome<readonly Recorded[]>[]> {
    const outcomes = await inSpan(
      () => ({ name: 'commit', attributes: { 'selvedge.appends': appends.length } }),
      () => this.written(appends),
    );
    this.announce(outcomes.flatMap((outcome) => ('written' in outcome ? outcome.written : [])));
    return outcomes;
  }

  /** Tries the optimistic append first; the regular one finds out what to refuse. */
  private async written(
    appends: readonly PreparedAppend[],
  ): Promise<readonly Outcome<readonly Recorded[]>[]> {
    try {
      return await inPipelinedTransaction(
        this.dataSource,
        async (on) =>
          (await this.batch.writeOptimistically(on, appends)) ??
          (await this.batch.write(on, appends)),
      );
    } catch (thrown) {
      if (!(thrown instanceof OutdatedCache)) throw thrown;
    }
    return inPipelinedTransaction(this.dataSource, (on) => this.batch.write(on, appends));
  }

  /** Runs before the writer is answered. A listener's error cannot undo the commit. */
  private announce(events: readonly Recorded[]): void {
    if (events.length === 0) return;
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (thrown) {
        this.logger.error('a listener of committed events failed', thrown);
      }
    }
  }
}

const sqlState = /^[0-9A-Z]{5}$/;
/** SQLSTATE classes about the database or its load rather than a single command. */
const serverErrorClasses = /^(08|53|55|57|58|XX)/;

/** Lock or statement timeout: no COMMIT was sent. */
const heldUpCodes: readonly (string | undefined)[] = ['55P03', '57014'];

function isHeldUp(thrown: unknown): boolean {
  return !(thrown instanceof CommitUnanswered) && heldUpCodes.includes(codeOf(thrown));
}

/** Selects what of a failed batch to retry. */
function retryScopeOf(thrown: unknown): RetryScope {
  if (thrown instanceof CommitUnanswered) return 'nothing';
  if (isHeldUp(thrown)) return 'each-lock';
  const code = codeOf(thrown);
  const isOfCommand =
    code === undefined || !sqlState.test(code)
      ? !(thrown instanceof QueryFailedError)
      : !serverErrorClasses.test(code);
  return isOfCommand ? 'each' : 'nothing';
}

function spanOf({ streams, context }: Append): SpanStart {
  const events = streams.flatMap((stream) => stream.events);
  const attributes = { 'selvedge.division': context.division, 'selvedge.events': events.length };
  return { name: `append ${events[0]?.type ?? 'nothing'}`, attributes };
}

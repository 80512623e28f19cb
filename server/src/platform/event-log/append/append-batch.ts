import { randomUUID } from 'node:crypto';

import { sendAll, type Statement, type Statements } from '../../database/statements.js';
import { optimisticAppendSql, asOutdatedCache, mayBeOptimistic } from './optimistic-append.js';
import { optimisticColumnsOf, columnsOf, divisionsOf } from './append-columns.js';
import {
  allAccepted,
  headsOf,
  outcomesOf,
  writtenOf,
  type Appended,
  type Heads,
  type Written,
} from './append-outcomes.js';
import type { HeadMark } from '../projections/division-cache.js';
import type { EventCatalogue } from '../model/event-catalogue.js';
import type { EventCodec } from '../sealing/event-codec.js';
import type { PreparedAppend } from './prepared-append.js';
import type { Recorded, Unplaced } from '../model/projection.js';
import type { LoadedRows, Projector } from '../projections/projector.js';
import type { SubjectKeys } from '../sealing/subject-keys.js';
import { onceBegun } from '../../database/transaction.js';

const parameters = Array.from({ length: 19 }, (_, index) => `$${String(index + 1)}`).join(', ');
const appendSql = `SELECT ${onceBegun(`es_append(${parameters})`)} AS appended`;

/**
 * One outcome per append, in order. `writing` has been sent; COMMIT may follow it (decision 0013).
 */
export interface Sent {
  readonly result: readonly Written[];
  readonly writing: Promise<unknown>;
}

/** Runs the transaction of a batch: appends the events, then writes their inline projections. */
export class AppendBatch {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly codec: EventCodec,
    private readonly keys: SubjectKeys,
    private readonly projector: Projector,
  ) {}

  /**
   * Sends the queries for events, keys and rows at once: es_append holds the head locks before the
   * next statement runs. Throws if nothing may be committed.
   */
  write(on: Statements, appends: readonly PreparedAppend[]): Promise<Sent> {
    const sent = this.writeBatch(on, appends);
    this.projector.cache.track(divisionsOf(appends), sent);
    return sent;
  }

  private async writeBatch(on: Statements, appends: readonly PreparedAppend[]): Promise<Sent> {
    const mark = randomUUID();
    const [appended, erased, loaded] = await Promise.all([
      this.appended(on, appends, mark),
      this.erased(on, appends),
      this.projector.load(on, this.catalogue.inline, unplacedOf(appends)),
    ]);
    const before = headsOf(appended);
    const result = outcomesOf(appends, appended, before);
    const written = writtenOf(result);
    const readable = written.map((recorded) =>
      erased.has(recorded.eventId)
        ? { ...recorded, event: this.codec.withoutPersonal(recorded.event) }
        : recorded,
    );
    const changes = this.projector.changes(loaded, readable);
    this.updateCache({ before, written, mark, folded: loaded, changes });
    return { result, writing: sendAll(on, changes) };
  }

  /**
   * Like `write`, but without a round trip; undefined unless everything the batch needs is cached.
   * The database commits all of it, or nothing if the cache is outdated or an append is refused.
   * `writing` then rejects with OutdatedCache.
   */
  async writeOptimistically(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<Sent | undefined> {
    const divisions = divisionsOf(appends);
    if (!appends.every(mayBeOptimistic) || this.headsOf(divisions) === undefined) return undefined;
    const pending = this.projector.cache.pending(divisions);
    if (pending !== undefined) await pending;
    const heads = this.headsOf(divisions);
    if (heads === undefined) return undefined;
    const { inline } = this.catalogue;
    const folded = this.projector.loadCached(inline, unplacedOf(appends));
    if (folded === undefined) return undefined;
    const result = outcomesOf(appends, allAccepted, heads);
    const written = writtenOf(result);
    const changes = this.projector.changes(folded, written, 'once-begun');
    const mark = randomUUID();
    this.updateCache({ before: heads, written, mark, folded, changes });
    const columns = optimisticColumnsOf(appends, { before: heads, mark });
    const appending = on.query<unknown>(optimisticAppendSql, columns);
    this.projector.cache.track(divisions, appending);
    const writing = Promise.all([appending, sendAll(on, changes)]);
    return { result, writing: writing.catch(asOutdatedCache) };
  }

  private headsOf(divisions: readonly number[]): Heads | undefined {
    const heads = new Map<number, HeadMark>();
    for (const division of divisions) {
      const head = this.projector.cache.head(division);
      if (head === undefined) return undefined;
      heads.set(division, head);
    }
    return heads;
  }

  private updateCache({ before, written, mark, folded, changes }: Folded): void {
    const ends = new Map(written.map(({ division, position }) => [division, position]));
    for (const [division, position] of ends) {
      const head = before.get(division);
      if (head !== undefined) this.projector.cache.moved(division, head, { position, mark });
    }
    const count = folded.reduce((sum, { rows: { size } }) => sum + size, 0);
    const bytes = Math.ceil(bytesOf(changes) / Math.max(count, 1));
    for (const { binding, rows } of folded)
      this.projector.cache.put(binding.projection.name, rows, bytes);
  }

  private async appended(
    on: Statements,
    appends: readonly PreparedAppend[],
    mark: string,
  ): Promise<Appended> {
    const [row] = await on.query<readonly { readonly appended: Appended | null }[]>(
      appendSql,
      columnsOf(appends, mark),
    );
    if (!row?.appended) throw new Error('es_append returned no outcomes.');
    return row.appended;
  }

  /**
   * Personal data of a subject under erasure must not reach a projection. Holding the keys blocks
   * the erasure; an event whose key is already destroyed is folded with null.
   */
  private async erased(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<ReadonlySet<string>> {
    const sealed = appends
      .flatMap(({ streams }) => streams.flatMap(({ events }) => events))
      .flatMap(({ personal, stored: { id } }) => (personal ? [{ ...personal, id }] : []));
    if (sealed.length === 0) return new Set();
    const held = await this.keys.hold(on, [...new Set(sealed.map(({ subject }) => subject))]);
    const erased = sealed.filter(({ subject, keyId }) => !held.get(subject)?.id.equals(keyId));
    return new Set(erased.map(({ id }) => id));
  }
}

interface Folded {
  readonly before: Heads;
  readonly written: readonly Recorded[];
  readonly mark: string;
  readonly folded: readonly LoadedRows[];
  readonly changes: readonly Statement[];
}

function unplacedOf(appends: readonly PreparedAppend[]): readonly Unplaced[] {
  return appends.flatMap(({ unplaced }) => unplaced);
}

function bytesOf(statements: readonly Statement[]): number {
  return statements.reduce((sum, [, [rows]]) => sum + String(rows).length, 0);
}

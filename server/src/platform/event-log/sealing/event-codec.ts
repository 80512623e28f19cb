import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { preparedReads } from '../../database/prepared-read.js';
import type { Statements } from '../../database/statements.js';
import type { DomainEvent, JsonObject } from '../model/decider.js';
import type { EventCatalogue } from '../model/event-catalogue.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';
import { asStored } from '../model/stored-json.js';
import { seal, unseal, type SubjectKey, type SubjectKeys } from './subject-keys.js';

/**
 * Event ready to be written: its table columns, and the event as this process folds it (decision
 * 0008).
 */
export interface PreparedEvent {
  readonly event: DomainEvent;
  /** Subject of its personal data, and the key it was sealed with. */
  readonly personal?: { readonly subject: string; readonly keyId: Buffer };
  readonly stored: {
    readonly id: string;
    readonly at: string;
    readonly type: string;
    readonly schema: number;
    /** JSON. */
    readonly data: string;
    readonly subject?: string;
    readonly sealed?: string;
  };
}

export interface EventRow {
  readonly divisionId: number;
  readonly position: number;
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: JsonObject;
  readonly subject: string | null;
  readonly sealed: Buffer | null;
  readonly meta: {
    readonly actor: string;
    readonly correlationId: string;
    readonly causationId?: string;
  };
  readonly eventId: string;
  readonly occurredAt: Date;
}

/** Columns of es_event that form an `EventRow`. */
export const eventColumns = `division_id AS "divisionId", position, stream_id AS "streamId", version,
  type, schema_version AS "schemaVersion", data, subject, sealed, meta, event_id AS "eventId",
  occurred_at AS "occurredAt"`;

/** Converts between domain events and rows of es_event. */
export class EventCodec {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: EventCatalogue,
    private readonly keys: SubjectKeys,
  ) {}

  /**
   * `at` is ISO 8601. Throws UnknownEventType and UnstorableText. Queries the database only for
   * personal data.
   */
  async prepare(events: readonly DomainEvent[], at: string): Promise<readonly PreparedEvent[]> {
    const marked = events.map((given) => {
      const event = asStored(given, given.type);
      return { event, personal: this.personalIn(event) };
    });
    const subjects = marked.flatMap(({ personal }) => (personal ? [personal.subject] : []));
    const keys =
      subjects.length === 0
        ? noKeys
        : await this.keys.ensure(preparedReads(this.dataSource), subjects);
    return marked.map(({ event, personal }) =>
      this.prepared(event, personal, keys, { id: randomUUID(), at }),
    );
  }

  /**
   * Seals a row that was written in clear, in the current schema; undefined if it has no subject.
   */
  async sealed(row: EventRow): Promise<PreparedEvent['stored'] | undefined> {
    const event = this.readable(row, noKeys).event;
    const personal = this.personalIn(event);
    if (personal === undefined) return undefined;
    const keys = await this.keys.ensure(preparedReads(this.dataSource), [personal.subject]);
    const place = { id: row.eventId, at: row.occurredAt.toISOString() };
    return this.prepared(event, personal, keys, place).stored;
  }

  /**
   * Converts rows of one query to events, upcast and decrypted; fetches all keys in one query.
   * Throws UnreadableEvent.
   */
  async read(on: Statements, rows: readonly EventRow[]): Promise<readonly Recorded[]> {
    const sealed = rows.filter((row) => row.sealed !== null);
    const keys =
      sealed.length === 0 ? noKeys : await this.keys.find(on, [...new Set(sealed.map(subjectOf))]);
    return rows.map((row) => this.readable(row, keys));
  }

  /** Event as it reads after the erasure of its subject. */
  withoutPersonal(event: DomainEvent): DomainEvent {
    const { personal } = this.catalogue.type(event.type);
    return { ...event, ...nulls(presentIn(event, personal?.fields ?? [])) };
  }

  private personalIn(event: DomainEvent): Personal | undefined {
    const { personal } = this.catalogue.type(event.type);
    if (personal === undefined) return undefined;
    const fields = presentIn(event, personal.fields);
    return fields.length === 0 ? undefined : { subject: personal.subject(event), fields };
  }

  private prepared(
    event: DomainEvent,
    personal: Personal | undefined,
    keys: ReadonlyMap<string, SubjectKey>,
    place: { readonly id: string; readonly at: string },
  ): PreparedEvent {
    // asStored has converted every field to JSON.
    const { type, ...data } = event as DomainEvent & JsonObject;
    const { id } = place;
    const schema = this.catalogue.type(type).schemaVersion;
    const common = { ...place, type, schema };
    if (personal === undefined) return { event, stored: { ...common, data: JSON.stringify(data) } };
    const { subject, fields } = personal;
    const key = keyOf(keys, subject);
    const plain = Object.fromEntries(fields.map((field) => [field, data[field]]));
    const sealed = seal(key, Buffer.from(JSON.stringify(plain)), id).toString('base64');
    const hidden = JSON.stringify({ ...data, ...nulls(fields) });
    const stored = { ...common, data: hidden, subject, sealed };
    return { event, personal: { subject, keyId: key.id }, stored };
  }

  private readable(row: EventRow, keys: ReadonlyMap<string, SubjectKey>): Recorded {
    try {
      return this.recordedOf(row, keys);
    } catch (cause) {
      if (cause instanceof UnreadableEvent) throw cause;
      throw new UnreadableEvent(`The event ${row.type} is damaged.`, { cause });
    }
  }

  private recordedOf(row: EventRow, keys: ReadonlyMap<string, SubjectKey>): Recorded {
    const opened = { ...row.data, ...openedFields(row, keys) };
    const data = this.catalogue.upcast(row.type, row.schemaVersion, opened);
    return {
      division: row.divisionId,
      position: row.position,
      stream: row.streamId,
      version: row.version,
      eventId: row.eventId,
      actor: row.meta.actor,
      correlationId: row.meta.correlationId,
      causationId: row.meta.causationId ?? null,
      occurredAt: row.occurredAt.toISOString(),
      event: { type: row.type, ...data },
    };
  }
}

interface Personal {
  readonly subject: string;
  readonly fields: readonly string[];
}

const noKeys: ReadonlyMap<string, SubjectKey> = new Map();

/** Absent and null fields need no sealing. */
function presentIn(event: DomainEvent, fields: readonly string[]): readonly string[] {
  return fields.filter((field) =>
    Object.entries(event).some(([name, value]) => name === field && value !== null),
  );
}

function nulls(fields: readonly string[]): Readonly<Record<string, null>> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function subjectOf({ subject }: EventRow): string {
  return subject ?? '';
}

function keyOf(keys: ReadonlyMap<string, SubjectKey>, subject: string): SubjectKey {
  const key = keys.get(subject);
  if (key === undefined) throw new Error(`${subject} was erased while an event was written.`);
  return key;
}

function openedFields(row: EventRow, keys: ReadonlyMap<string, SubjectKey>): JsonObject {
  const key = keys.get(subjectOf(row));
  if (row.sealed === null || key === undefined) return {};
  const plain = unseal(key, row.sealed, row.eventId);
  if (plain === undefined) return {};
  // The plain text is JSON that `prepared` stringified.
  return JSON.parse(plain.toString()) as JsonObject;
}

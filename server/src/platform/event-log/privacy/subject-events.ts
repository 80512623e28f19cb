import type { DataSource } from 'typeorm';

import { eventColumns, type EventCodec, type EventRow } from '../sealing/event-codec.js';
import type { Recorded } from '../model/projection.js';
import { SubjectEvents } from '../model/subject-events.js';

/** Finds the events of a subject by index. */
export class PostgresSubjectEvents extends SubjectEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codec: EventCodec,
  ) {
    super();
  }

  async of(subject: string, types: readonly string[]): Promise<readonly Recorded[]> {
    const found: Recorded[] = [];
    for (const division of await this.divisionsOf(subject)) {
      const events = await this.within(division, subject);
      found.push(...events.filter(({ event }) => types.includes(event.type)));
    }
    return found;
  }

  async divisionsOf(subject: string): Promise<readonly number[]> {
    const found = await this.dataSource.query<readonly { readonly division: number }[]>(
      `SELECT h.division_id AS division FROM es_division_head h
       WHERE EXISTS (
         SELECT FROM es_event e WHERE e.division_id = h.division_id AND e.subject = $1)
       ORDER BY h.division_id`,
      [subject],
    );
    return found.map(({ division }) => division);
  }

  /** All events about the subject in one division. */
  async within(division: number, subject: string): Promise<readonly Recorded[]> {
    const { manager } = this.dataSource;
    const rows = await manager.query<readonly EventRow[]>(
      `SELECT ${eventColumns} FROM es_event
       WHERE division_id = $1 AND subject = $2 ORDER BY position`,
      [division, subject],
    );
    return this.codec.read(manager, rows);
  }
}

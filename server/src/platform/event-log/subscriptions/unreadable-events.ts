import type { DataSource } from 'typeorm';

import type { EventLog } from '../event-log.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import { UnreadableEvents, type EventPlace, type DeadLetter } from '../model/dead-letter.js';

/** Dead letters in PostgreSQL. */
export class PostgresUnreadableEvents extends UnreadableEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Pick<EventLog, 'readDivision' | 'recordDeadLetter'>,
  ) {
    super();
  }

  override async count(): Promise<number> {
    const [row] = await this.dataSource.query<readonly { readonly count: number }[]>(
      'SELECT count(*)::integer AS count FROM es_unreadable_event',
    );
    return row?.count ?? 0;
  }

  override async has({ division, position }: EventPlace): Promise<boolean> {
    const found = await this.dataSource.query<readonly unknown[]>(
      'SELECT FROM es_unreadable_event WHERE division_id = $1 AND position = $2',
      [division, position],
    );
    return found.length > 0;
  }

  override async list(): Promise<readonly DeadLetter[]> {
    const rows = await this.dataSource.query<readonly StoredRow[]>(
      `SELECT division_id AS division, position, type, schema_version AS "schemaVersion", problem,
         noticed_at AS "noticedAt"
       FROM es_unreadable_event ORDER BY noticed_at DESC, division_id, position LIMIT 100`,
    );
    return rows.map(({ position, noticedAt, ...row }) => ({
      ...row,
      position: Number(position),
      noticedAt: noticedAt.toISOString(),
    }));
  }

  override async retry({ division, position }: EventPlace): Promise<boolean> {
    try {
      await this.log.readDivision(division, position - 1, 1);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      await this.log.recordDeadLetter(division, position, error.message);
      return false;
    }
    await this.dataSource.query(
      'DELETE FROM es_unreadable_event WHERE division_id = $1 AND position = $2',
      [division, position],
    );
    return true;
  }

  override async retrySome(): Promise<void> {
    const places = await this.dataSource.query<readonly { division: number; position: string }[]>(
      `SELECT division_id AS division, position FROM es_unreadable_event
       ORDER BY random() LIMIT 100`,
    );
    for (const { division, position } of places)
      await this.retry({ division, position: Number(position) });
  }
}

interface StoredRow extends Omit<DeadLetter, 'position' | 'noticedAt'> {
  readonly position: string | number;
  readonly noticedAt: Date;
}

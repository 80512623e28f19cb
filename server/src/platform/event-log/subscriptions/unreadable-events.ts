import type { DataSource } from 'typeorm';

import type { EventLog } from '../event-log.js';
import { UnreadableEvent } from '../model/event-log.errors.js';

/** Where an event stands in the log. */
export interface EventPlace {
  readonly division: number;
  readonly position: number;
}

/** An event that a process could not read, and why, in words for staff. */
export interface SetAside extends EventPlace {
  readonly type: string;
  readonly schemaVersion: number;
  readonly problem: string;
  readonly noticedAt: string;
}

/** Events that were set aside so that the rest of their division goes on. */
export class UnreadableEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Pick<EventLog, 'readDivision' | 'setAside'>,
  ) {}

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<readonly { readonly count: number }[]>(
      'SELECT count(*)::integer AS count FROM es_unreadable_event',
    );
    return row?.count ?? 0;
  }

  /** The latest first, at most a hundred. */
  async list(): Promise<readonly SetAside[]> {
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

  /** Tries to read it again: true when it can be read by now, and is on the list no more. */
  async retry({ division, position }: EventPlace): Promise<boolean> {
    try {
      await this.log.readDivision(division, position - 1, 1);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      await this.log.setAside(division, position, error.message);
      return false;
    }
    await this.dataSource.query(
      'DELETE FROM es_unreadable_event WHERE division_id = $1 AND position = $2',
      [division, position],
    );
    return true;
  }
}

interface StoredRow extends Omit<SetAside, 'position' | 'noticedAt'> {
  readonly position: string | number;
  readonly noticedAt: Date;
}

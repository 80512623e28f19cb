import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ConnectSessionRow } from './connect-sessions.projection.js';

/** A session with the time of its last renewal. */
export interface TimedSession extends Omit<ConnectSessionRow, 'openedAt' | 'endedAt'> {
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly renewedAt: Date;
}

const reading = `
  SELECT session.division_id AS division, id, page_id AS "pageId", page_uuid AS "pageUuid", origin,
    scopes, module, operator, client, grantor, opened_at AS "openedAt", ended_at AS "endedAt",
    coalesce(used.renewed_at, opened_at) AS "renewedAt"
  FROM connect_sessions session LEFT JOIN connect_session_uses used
    ON used.division_id = session.division_id AND used.session_id = session.id
  WHERE session.division_id = $1`;

/** Sessions of external editors; renewals and frame use are stored here, not in the log. */
@Injectable()
export class ConnectSessionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Includes ended sessions. */
  async find(division: number, id: string): Promise<TimedSession | undefined> {
    const [row]: TimedSession[] = await this.dataSource.query(`${reading} AND session.id = $2`, [
      division,
      id,
    ]);
    return row;
  }

  /** Returns sessions not ended and renewed after this time, latest first. */
  open(division: number, renewedAfter: Date): Promise<readonly TimedSession[]> {
    return this.dataSource.query<TimedSession[]>(
      `${reading} AND ended_at IS NULL AND coalesce(used.renewed_at, opened_at) > $2
       ORDER BY opened_at DESC, id LIMIT 200`,
      [division, renewedAfter],
    );
  }

  async renew(division: number, id: string, now: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO connect_session_uses (division_id, session_id, renewed_at) VALUES ($1, $2, $3)
       ON CONFLICT (division_id, session_id) DO UPDATE SET renewed_at = $3`,
      [division, id, now],
    );
  }

  /** Returns true for the first caller only. */
  async takeFrame(division: number, id: string, now: Date): Promise<boolean> {
    const taken: unknown[] = await this.dataSource.query(
      `INSERT INTO connect_session_uses AS used (division_id, session_id, frame_at)
       VALUES ($1, $2, $3) ON CONFLICT (division_id, session_id) DO UPDATE SET frame_at = $3
       WHERE used.frame_at IS NULL RETURNING session_id`,
      [division, id, now],
    );
    return taken.length > 0;
  }
}

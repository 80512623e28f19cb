import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import type { EventCatalogue } from '../model/event-catalogue.js';
import { StalledSubscribers, type Stall, type StallPlace } from '../model/stalled.js';
import { nameOf, type Checkpoints } from './checkpoints.js';
import type { Fence } from './leases.js';
import type { SubscriberProgress } from './subscriber-progress.js';

/** Maximum number of entries shown to staff. */
const most = 100;

/** Subscriber stalled in this process, which holds the division's lease. */
export interface Stalled {
  readonly progress: SubscriberProgress;
  readonly fence: Fence;
}

/** Stall list in PostgreSQL, through which staff see stalled subscribers and decide what to do. */
export class PostgresStalledSubscribers extends StalledSubscribers {
  private readonly logger = new Logger('Work');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<EventCatalogue, 'typeNames'>,
  ) {
    super();
  }

  override async list(): Promise<readonly Stall[]> {
    const rows = await this.dataSource.query<readonly StoredStall[]>(
      `SELECT s.division_id AS division, s.subscriber, s.position, s.type, s.problem, s.since
       FROM es_stall s LEFT JOIN es_checkpoint c USING (division_id, subscriber)
       WHERE s.decision IS NULL AND s.position > coalesce(c.position, 0)
       ORDER BY s.since, s.division_id, s.subscriber LIMIT $1`,
      [most],
    );
    return rows.map(({ position, since, ...row }) => ({
      ...row,
      position: Number(position),
      since: since.toISOString(),
    }));
  }

  override async decide(
    { division, subscriber, position }: StallPlace,
    decision: 'retry' | 'skip',
  ): Promise<boolean> {
    const [, decided] = await this.dataSource.query<[unknown, number]>(
      `UPDATE es_stall SET decision = $4
       WHERE division_id = $1 AND subscriber = $2 AND position = $3`,
      [division, subscriber, position, decision],
    );
    return decided > 0;
  }

  /** Records the stalls of this process, and applies decisions about them. */
  async settle(
    stalled: readonly Stalled[],
    checkpoints: Pick<Checkpoints, 'saveAll'>,
  ): Promise<void> {
    const decided = await this.decided(stalled);
    if (decided.length === 0) return;
    const skips = decided.filter(({ decision }) => decision === 'skip');
    const passed = await checkpoints.saveAll(
      skips.map(({ place, fence }) => ({ ...place, fence })),
    );
    // Ignores slots whose lease was lost.
    const settled = decided.filter(
      ({ decision, place }) => decision === 'retry' || passed.has(nameOf(place)),
    );
    await this.forget(settled.map(({ place }) => place));
    for (const { place, progress, decision } of settled) {
      if (decision === 'skip') progress.skip(place.position);
      else progress.retry();
      this.logger.warn({ message: 'stall decision applied', decision, ...place });
    }
  }

  /**
   * A subscriber stalls at the first event that it does not skip. One statement for all, which
   * writes only changes; a new stall cannot have a decision yet.
   */
  private async decided(stalled: readonly Stalled[]): Promise<readonly Decided[]> {
    const byName = new Map<string, Stalled>();
    const types = this.catalogue.typeNames();
    const here = stalled.flatMap((one) => {
      const { stall } = one.progress;
      if (stall === undefined) return [];
      const { division, subscriber, after, handles, problem } = stall;
      byName.set(nameOf(stall), one);
      const passed = types.filter((type) => !handles.has(type));
      return [{ division, subscriber, after, problem, passed }];
    });
    const rows = await this.dataSource.query<readonly DecidedRow[]>(
      `WITH here AS (
         SELECT s.division, s.subscriber, s.problem, e.position, e.type
         FROM jsonb_to_recordset($1::jsonb)
           AS s (division integer, subscriber text, after bigint, problem text, passed jsonb),
         LATERAL (
           SELECT position, type FROM es_event
           WHERE division_id = s.division AND position > s.after AND NOT s.passed ? type
           ORDER BY position LIMIT 1) e
       ), noted AS (
         INSERT INTO es_stall AS s (division_id, subscriber, position, type, problem)
           SELECT division, subscriber, position, type, problem FROM here ORDER BY 1, 2
         ON CONFLICT (division_id, subscriber) DO UPDATE SET
           position = excluded.position, type = excluded.type, problem = excluded.problem,
           since = CASE WHEN s.position = excluded.position THEN s.since ELSE now() END,
           decision = CASE WHEN s.position = excluded.position THEN s.decision END
         WHERE (s.position, s.problem) IS DISTINCT FROM (excluded.position, excluded.problem)
       )
       SELECT h.division, h.subscriber, h.position, s.decision
       FROM here h JOIN es_stall s ON s.division_id = h.division AND s.subscriber = h.subscriber
         AND s.position = h.position AND s.decision IS NOT NULL`,
      [JSON.stringify(here)],
    );
    return rows.flatMap(({ decision, position, ...where }) => {
      const place = { ...where, position: Number(position) };
      const one = byName.get(nameOf(place));
      return one === undefined ? [] : [{ ...one, place, decision }];
    });
  }

  private async forget(places: readonly StallPlace[]): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM es_stall WHERE (division_id, subscriber) IN (
         SELECT * FROM unnest($1::int[], $2::text[]))`,
      [places.map(({ division }) => division), places.map(({ subscriber }) => subscriber)],
    );
  }
}

interface Decided extends Stalled {
  readonly place: StallPlace;
  readonly decision: 'retry' | 'skip';
}

interface DecidedRow {
  readonly division: number;
  readonly subscriber: string;
  readonly position: string | number;
  readonly decision: 'retry' | 'skip';
}

interface StoredStall extends Omit<Stall, 'position' | 'since'> {
  readonly position: string | number;
  readonly since: Date;
}

import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import type { EventCatalogue } from '../model/event-catalogue.js';
import { StalledSubscribers, type Stall, type StallPlace } from '../model/stalled.js';
import type { Checkpoints } from './checkpoints.js';
import type { Fence } from './leases.js';
import type { SubscriberProgress } from './subscriber-progress.js';

/** How many are looked after at a time. */
const most = 100;

/** Somebody who is stalled in this process, under the lease of the division. */
export interface Stalled {
  readonly progress: SubscriberProgress;
  readonly fence: Fence;
}

/** The list in PostgreSQL, by which staff learn of stalled followers and say what becomes of them. */
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

  /** Lists who is stalled here, and does what was decided about them. */
  async settle(
    stalled: readonly Stalled[],
    checkpoints: Pick<Checkpoints, 'saveAll'>,
  ): Promise<void> {
    for (const { progress, fence } of stalled.slice(0, most)) {
      const noted = await this.noted(progress);
      if (noted?.decision === undefined) continue;
      const { place, decision } = noted;
      if (decision === 'skip' && (await checkpoints.saveAll([{ ...place, fence }])).size === 0)
        continue;
      await this.forget(place);
      if (decision === 'skip') progress.skip(place.position);
      else progress.retry();
      this.logger.warn({ message: 'it was decided about a stall', decision, ...place });
    }
  }

  /** It stands at the first event that it does not pass over. */
  private async noted({ stall }: SubscriberProgress): Promise<Noted | undefined> {
    if (stall === undefined) return undefined;
    const { division, subscriber, after, handles, problem } = stall;
    const passed = this.catalogue.typeNames().filter((type) => !handles.has(type));
    const [row] = await this.dataSource.query<readonly DecidedRow[]>(
      `INSERT INTO es_stall (division_id, subscriber, position, type, problem)
         SELECT $1, $2, position, type, $4 FROM es_event
         WHERE division_id = $1 AND position > $3 AND NOT type = ANY ($5::text[])
         ORDER BY position LIMIT 1
       ON CONFLICT (division_id, subscriber) DO UPDATE SET
         position = excluded.position, type = excluded.type, problem = excluded.problem,
         since = CASE WHEN es_stall.position = excluded.position THEN es_stall.since ELSE now() END,
         decision = CASE WHEN es_stall.position = excluded.position THEN es_stall.decision END
       RETURNING position, decision`,
      [division, subscriber, after, problem, passed],
    );
    if (row === undefined) return undefined;
    const place = { division, subscriber, position: Number(row.position) };
    return { place, decision: row.decision ?? undefined };
  }

  private async forget({ division, subscriber }: StallPlace): Promise<void> {
    await this.dataSource.query('DELETE FROM es_stall WHERE division_id = $1 AND subscriber = $2', [
      division,
      subscriber,
    ]);
  }
}

interface Noted {
  readonly place: StallPlace;
  readonly decision: 'retry' | 'skip' | undefined;
}

interface DecidedRow {
  readonly position: string | number;
  readonly decision: 'retry' | 'skip' | null;
}

interface StoredStall extends Omit<Stall, 'position' | 'since'> {
  readonly position: string | number;
  readonly since: Date;
}

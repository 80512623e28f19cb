import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

import type { EventLog } from '../event-log.js';
import { UnknownProjection, type ProjectionReplay } from './projection-replay.js';

/** Arbitrary advisory lock number, unique in this database. */
export const rebuildLock = 12_180_419;
/** Poll interval while another server rebuilds. */
const pollIntervalMs = 500;

/** Rebuild state for the health page. */
export interface FoldingState {
  readonly up: boolean;
  readonly outdated: number;
  /** Rebuilt divisions of the current read model. */
  readonly divisions: number;
  readonly waitsForAnother: boolean;
}

/**
 * Rebuilds read models that a migration marked as outdated, when a server starts, division by
 * division. One of the starting servers does it; the others wait, and resume if it stops early.
 */
export class OutdatedProjections {
  private readonly logger = new Logger('Projections');
  private current: FoldingState = {
    up: true,
    outdated: 0,
    divisions: 0,
    waitsForAnother: false,
  };

  constructor(
    private readonly runtime: {
      readonly dataSource: DataSource;
      readonly log: Pick<EventLog, 'heads'>;
      readonly replay: Pick<ProjectionReplay, 'rebuild'>;
    },
  ) {}

  state(): FoldingState {
    return this.current;
  }

  async rebuild(): Promise<void> {
    while ((await this.outdated()).length > 0) {
      if (await this.rebuildHolding()) break;
      this.update({ waitsForAnother: true });
      await pause(pollIntervalMs);
    }
    this.current = { up: true, outdated: 0, divisions: 0, waitsForAnother: false };
  }

  /** False if another server is rebuilding: waiting for the lock would time out. */
  private async rebuildHolding(): Promise<boolean> {
    const runner = this.runtime.dataSource.createQueryRunner();
    try {
      const [lock] = await runner.manager.query<readonly { readonly held: boolean }[]>(
        'SELECT pg_try_advisory_lock($1) AS held',
        [rebuildLock],
      );
      if (lock?.held !== true) return false;
      try {
        for (const name of await this.outdated()) await this.rebuildOne(name);
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [rebuildLock]);
      }
      return true;
    } finally {
      await runner.release();
    }
  }

  private async rebuildOne(name: string): Promise<void> {
    try {
      const done = await this.foldedDivisions(name);
      const heads = await this.runtime.log.heads();
      for (const division of heads.keys()) {
        if (!done.has(division)) await this.rebuildDivision(name, division);
        this.update({ divisions: this.current.divisions + 1 });
      }
      // In a new database there is nothing to report.
      if (heads.size > 0) this.logger.log({ message: 'read model rebuilt', projection: name });
    } catch (error) {
      if (!(error instanceof UnknownProjection)) throw error;
      this.logger.warn({ message: 'read model no longer has a projection', projection: name });
    }
    await this.runtime.dataSource.query(
      `WITH folded AS (DELETE FROM es_folded_division WHERE name = $1)
       DELETE FROM es_outdated_projection WHERE name = $1`,
      [name],
    );
    this.update({ outdated: this.current.outdated - 1, divisions: 0 });
  }

  /** Commits the rows and the progress record together. */
  private rebuildDivision(name: string, division: number): Promise<void> {
    const noted = async (manager: EntityManager): Promise<void> => {
      await manager.query(
        `INSERT INTO es_folded_division (division_id, name, migrations)
           SELECT $1, $2, count(*) FROM migration
         ON CONFLICT (division_id, name) DO UPDATE SET migrations = excluded.migrations`,
        [division, name],
      );
    };
    return this.runtime.replay.rebuild(name, division, () => undefined, noted);
  }

  private async foldedDivisions(name: string): Promise<ReadonlySet<number>> {
    const rows = await this.runtime.dataSource.query<{ division: number }[]>(
      `SELECT division_id AS division FROM es_folded_division
       WHERE name = $1 AND migrations = (SELECT count(*) FROM migration)`,
      [name],
    );
    return new Set(rows.map(({ division }) => division));
  }

  private async outdated(): Promise<readonly string[]> {
    const rows = await this.runtime.dataSource.query<{ name: string }[]>(
      'SELECT name FROM es_outdated_projection ORDER BY name',
    );
    this.update({ outdated: rows.length, waitsForAnother: false });
    return rows.map(({ name }) => name);
  }

  private update(change: Partial<FoldingState>): void {
    const next = { ...this.current, ...change };
    this.current = { ...next, up: next.outdated === 0 };
  }
}

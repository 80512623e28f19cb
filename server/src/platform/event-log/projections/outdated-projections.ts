import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import type { EventLog } from '../event-log.js';
import { UnknownProjection, type ProjectionReplay } from './projection-replay.js';

/** Any number will do, as long as nothing else in this database locks on it. */
const rebuildLock = 12_180_419;

/**
 * Read models that a migration named because their rows are of an older shape. They are folded again
 * while a server starts, by one of those that start together; the others wait.
 */
export class OutdatedProjections {
  private readonly logger = new Logger('Projections');

  constructor(
    private readonly runtime: {
      readonly dataSource: DataSource;
      readonly log: Pick<EventLog, 'heads'>;
      readonly replay: Pick<ProjectionReplay, 'rebuild'>;
    },
  ) {}

  async rebuild(): Promise<void> {
    if ((await this.names()).length === 0) return;
    const runner = this.runtime.dataSource.createQueryRunner();
    try {
      await runner.query('SELECT pg_advisory_lock($1)', [rebuildLock]);
      for (const name of await this.names()) await this.rebuildOne(name);
      await runner.query('SELECT pg_advisory_unlock($1)', [rebuildLock]);
    } finally {
      await runner.release();
    }
  }

  private async rebuildOne(name: string): Promise<void> {
    try {
      for (const division of (await this.runtime.log.heads()).keys()) {
        await this.runtime.replay.rebuild(name, division, () => undefined);
      }
      this.logger.log({ message: 'read model folded again', projection: name });
    } catch (error) {
      if (!(error instanceof UnknownProjection)) throw error;
      this.logger.warn({ message: 'nobody keeps this read model any more', projection: name });
    }
    await this.runtime.dataSource.query('DELETE FROM es_outdated_projection WHERE name = $1', [
      name,
    ]);
  }

  private async names(): Promise<readonly string[]> {
    const rows = await this.runtime.dataSource.query<{ name: string }[]>(
      'SELECT name FROM es_outdated_projection ORDER BY name',
    );
    return rows.map(({ name }) => name);
  }
}

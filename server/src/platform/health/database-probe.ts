import type { DataSource } from 'typeorm';

import { endIdleConnections } from '../database/pool.js';
import type { PartHealth } from './health.js';

/** Unanswered probes after which the database counts as unreachable rather than slow. */
const silence = 3;

/** Checks whether the database answers (NFR-011). Discards connections that predate an outage. */
export class DatabaseProbe {
  private unanswered = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Throws if the database refuses the connection. */
  async ask(): Promise<PartHealth> {
    this.unanswered += 1;
    await this.dataSource.query('SELECT 1');
    if (this.unanswered > silence) endIdleConnections(this.dataSource);
    this.unanswered = 0;
    return { up: true };
  }
}

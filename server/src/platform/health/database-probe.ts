import type { DataSource } from 'typeorm';

import { endIdleConnections } from '../database/pool.js';
import type { PartHealth } from './health.js';

/** So many questions without an answer are no slow database. */
const silence = 3;

/** Asks the database whether it is there (NFR-011), and trusts no connection of before it was gone. */
export class DatabaseProbe {
  private unanswered = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Throws where the database refuses. */
  async ask(): Promise<PartHealth> {
    this.unanswered += 1;
    await this.dataSource.query('SELECT 1');
    if (this.unanswered > silence) endIdleConnections(this.dataSource);
    this.unanswered = 0;
    return { up: true };
  }
}

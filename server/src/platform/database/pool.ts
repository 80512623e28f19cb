import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

import { appendsOf } from './server-data-source.js';

/** The connections below TypeORM. Throws where there are none yet, or no longer. */
export function poolOf(dataSource: DataSource): Pool {
  if (!dataSource.isInitialized) throw new Error('Driver not Connected');
  // TypeORM leaves the type of its driver's pool open; it is that of pg.
  return (dataSource.driver as unknown as { readonly master: Pool }).master;
}

/**
 * Ends the connections that nobody uses, those for appends among them: when a host was gone without a word,
 * they lead nowhere, and whoever got one would wait for nothing.
 */
export function endIdleConnections(dataSource: DataSource): void {
  for (const pool of new Set([poolOf(dataSource), poolOf(appendsOf(dataSource))])) {
    for (let idle = pool.idleCount; idle > 0; idle -= 1)
      pool.connect((_error, client) => client?.release(true));
  }
}

import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

import { appendsOf } from './server-data-source.js';

/** Returns the pg pool below TypeORM. Throws while it is not connected. */
export function poolOf(dataSource: DataSource): Pool {
  if (!dataSource.isInitialized) throw new Error('Driver not Connected');
  // TypeORM does not type its driver's pool; it is pg's.
  return (dataSource.driver as unknown as { readonly master: Pool }).master;
}

/**
 * Closes idle connections, including those for appends. If the host vanished silently they are
 * dead, and a request on one would wait until its timeout.
 */
export function endIdleConnections(dataSource: DataSource): void {
  for (const pool of new Set([poolOf(dataSource), poolOf(appendsOf(dataSource))])) {
    for (let idle = pool.idleCount; idle > 0; idle -= 1)
      pool.connect((_error, client) => client?.release(true));
  }
}

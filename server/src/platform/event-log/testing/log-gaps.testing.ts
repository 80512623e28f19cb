import type { EventLogRuntime } from '../event-log-runtime.js';

/** Divisions with missing or duplicate positions, or with events above their head. */
export function divisionsWithGaps({ dataSource }: EventLogRuntime): Promise<unknown[]> {
  return dataSource.query<unknown[]>(
    `SELECT h.division_id FROM es_division_head h LEFT JOIN es_event e USING (division_id)
     GROUP BY 1, h.position HAVING count(e.position) <> h.position
       OR coalesce(max(e.position), 0) <> h.position`,
  );
}

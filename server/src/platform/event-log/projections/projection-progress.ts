import type { DataSource } from 'typeorm';

export interface ProjectionPlace {
  readonly projection: string;
  readonly division: number;
}

/** Position up to which its rows are committed. */
export interface Progress extends ProjectionPlace {
  readonly position: number;
}

/**
 * Progress of the async projections: pushed for those that this process folds, queried for the
 * others.
 */
export class ProjectionProgress {
  private readonly listeners = new Set<(progress: Progress) => void>();

  constructor(private readonly dataSource: DataSource) {}

  /** Calls back after each commit of this process; returns an unsubscribe function. */
  onReached(listener: (progress: Progress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  reached(progress: Progress): void {
    for (const listener of this.listeners) listener(progress);
  }

  /** Returns the progress in any process; omits projections that have not started. */
  async read(places: readonly ProjectionPlace[]): Promise<readonly Progress[]> {
    const rows = await this.dataSource.query<readonly StoredProgress[]>(
      `SELECT c.subscriber AS projection, c.division_id AS division, c.position
       FROM es_checkpoint c
       JOIN unnest($1::text[], $2::int[]) AS asked (subscriber, division_id)
         USING (subscriber, division_id)`,
      [places.map(({ projection }) => projection), places.map(({ division }) => division)],
    );
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }
}

interface StoredProgress extends ProjectionPlace {
  readonly position: string | number;
}

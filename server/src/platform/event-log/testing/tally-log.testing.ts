import type { DataSource } from 'typeorm';

import type { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import { contextIn, counted, newDivision } from './tally.testing.js';

interface Counting {
  readonly by?: number;
  readonly times?: number;
  /** Another process instead of this one. */
  readonly on?: EventLogRuntime;
  readonly where?: number;
}

/** A separate division, and what a log spec does and reads there. */
export class TallyLog {
  readonly division = newDivision();

  constructor(
    private readonly dataSource: DataSource,
    private readonly runtime: EventLogRuntime,
  ) {}

  /** Appends counts to the stream of a tally, at the version that the caller expects. */
  count(
    tally: string,
    expectedVersion: number,
    { by = 1, times = 1, on = this.runtime, where = this.division }: Counting = {},
  ): Promise<readonly Recorded[]> {
    const events = Array.from({ length: times }, () => counted(tally, by));
    const streams = [{ stream: `tally-${tally}`, expectedVersion, events }];
    return on.log.append({ context: contextIn(where), streams });
  }

  /** Totals from the inline projection. */
  async totals(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.dataSource.query<{ tally: string; total: number }[]>(
      'SELECT tally, total FROM spec_tally WHERE division_id = $1 ORDER BY tally',
      [this.division],
    );
    return Object.fromEntries(rows.map(({ tally, total }) => [tally, total]));
  }

  async positions(): Promise<readonly number[]> {
    const events = await this.runtime.log.readDivision(this.division, 0, 10_000);
    return events.map(({ position }) => position);
  }
}

export function upTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, index) => index + 1);
}

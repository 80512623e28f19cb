import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

import type { BrowserErrors } from '../browser-errors/browser-errors.js';
import { appendsOf } from '../database/server-data-source.js';
import type { Health } from '../health/health.js';
import type { Jobs } from '../jobs/jobs.js';

/** Sources that are read when metrics are scraped. */
export class Watched {
  constructor(
    readonly dataSource: DataSource,
    readonly jobs: Jobs,
    readonly health: Health,
    readonly browserErrors: BrowserErrors,
  ) {}
}

/** State of this process and of the shared database; one statement per scrape. */
export function measureState(watched: Watched, registry: Registry): void {
  // Measured first: the other measurements use connections of the pool.
  measurePools(watched, registry);
  measureLog(watched, registry);
  measureJobs(watched, registry);
  measureHealth(watched, registry);
  measureBrowserErrors(watched, registry);
}

function measureLog({ dataSource }: Watched, registry: Registry): void {
  const registers = [registry];
  const lag = new Gauge({
    name: 'selvedge_subscriber_lag_events',
    help: 'Events that a subscriber has not processed yet, over all shops.',
    labelNames: ['subscriber'],
    // Every process sees the same log and jobs.
    aggregator: 'max',
    registers,
  });
  new Gauge({
    name: 'selvedge_events',
    help: 'Events in the log, over all shops and processes. The rate is that of appends.',
    aggregator: 'max',
    registers,
    async collect() {
      const { events, lags } = await logState(dataSource);
      this.set(events);
      lag.reset();
      for (const [subscriber, count] of Object.entries(lags)) lag.set({ subscriber }, count);
    },
  });
}

interface LogState {
  readonly events: number;
  readonly lags: Readonly<Record<string, number>>;
}

async function logState(dataSource: DataSource): Promise<LogState> {
  const [state] = await dataSource.query<LogState[]>(
    `SELECT (SELECT coalesce(sum(position), 0)::float8 FROM es_division_head) AS events,
       coalesce(jsonb_object_agg(l.subscriber, l.lag), '{}') AS lags
     FROM (
       SELECT c.subscriber, sum(greatest(h.position - c.position, 0))::float8 AS lag
       FROM es_checkpoint c JOIN es_division_head h USING (division_id) GROUP BY 1
     ) l`,
  );
  return state ?? { events: 0, lags: {} };
}

function measureJobs({ jobs }: Watched, registry: Registry): void {
  new Gauge({
    name: 'selvedge_jobs',
    help: 'Jobs by state, over all processes. Failed jobs wait for an operator.',
    labelNames: ['state'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await jobs.counts())) this.set({ state }, count);
    },
  });
}

function measurePools({ dataSource }: Watched, registry: Registry): void {
  const pools = { requests: poolOf(dataSource), appends: poolOf(appendsOf(dataSource)) };
  new Gauge({
    name: 'selvedge_database_connections',
    help: 'Connections of this process by pool. Waiting requests get one when another is released.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

function poolOf({ driver }: DataSource): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  // TypeORM's PostgreSQL driver stores its pool in this property.
  return (driver as unknown as { readonly master: Pool }).master;
}

function measureHealth({ health }: Watched, registry: Registry): void {
  new Gauge({
    name: 'selvedge_part_up',
    help: 'Parts of /healthz: 1 while the part works.',
    labelNames: ['part'],
    // A part counts as down if it is down in one process.
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const [part, { up }] of Object.entries(health.current().parts))
        this.set({ part }, Number(up));
    },
  });
}

function measureBrowserErrors({ browserErrors }: Watched, registry: Registry): void {
  new Counter({
    name: 'selvedge_browser_errors_total',
    help: 'Errors that browsers reported, by kind. The log has each with its location.',
    labelNames: ['program', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { program, kind, count } of browserErrors.counts())
        this.inc({ program, kind }, count);
    },
  });
}

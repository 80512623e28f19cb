import { DataSource } from 'typeorm';

import { appendOptionsOf, type PostgresOptions } from './data-source.js';

/**
 * Data source of a server. Appends have a separate pool, opened on first use, so that slow lists
 * that exhaust the main pool delay no basket.
 */
export class ServerDataSource extends DataSource {
  readonly appends: DataSource;

  constructor(options: PostgresOptions) {
    super(options);
    this.appends = new DataSource(appendOptionsOf(options));
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    await this.appends.initialize();
    return this;
  }

  override async destroy(): Promise<void> {
    await this.appends.destroy();
    await super.destroy();
  }
}

/** Data source for appends; the shared one if there is no separate pool. */
export function appendsOf(dataSource: DataSource): DataSource {
  return dataSource instanceof ServerDataSource ? dataSource.appends : dataSource;
}

import { DataSource } from 'typeorm';

import { appendOptionsOf, type PostgresOptions } from './data-source.js';

/**
 * The database as a server has it: appends have connections of their own, so that slow lists which
 * take all the others delay no basket. They are opened when the first of them is needed.
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

/** The connections for appends; where there are none of their own, those for all. */
export function appendsOf(dataSource: DataSource): DataSource {
  return dataSource instanceof ServerDataSource ? dataSource.appends : dataSource;
}

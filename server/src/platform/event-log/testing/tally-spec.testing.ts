import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../../testing/database.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { TallyLog } from './tally-log.testing.js';
import { eventLogOn, TallyRow, tallyTable } from './tally.testing.js';

interface TallySpec {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Separate process for each test. */
  readonly runtime: EventLogRuntime;
  readonly tallyLog: TallyLog;
  /** Division of `tallyLog`. */
  readonly division: number;
  readonly count: TallyLog['count'];
}

/**
 * Provides a separate database for the specs of one file, dropped afterwards: applications of other
 * specs would stall at tally events. Its fields can be read within tests.
 */
export function tallySpec(): TallySpec {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let runtime: EventLogRuntime;
  let tallyLog: TallyLog;

  beforeAll(async () => {
    database = await freshDatabase();
    dataSource = await testDataSource([TallyRow], database.url);
    await dataSource.query(tallyTable);
  });

  beforeEach(() => {
    runtime = eventLogOn(dataSource);
    tallyLog = new TallyLog(dataSource, runtime);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  return {
    get url() {
      return database.url;
    },
    get dataSource() {
      return dataSource;
    },
    get runtime() {
      return runtime;
    },
    get tallyLog() {
      return tallyLog;
    },
    get division() {
      return tallyLog.division;
    },
    count: (...args) => tallyLog.count(...args),
  };
}

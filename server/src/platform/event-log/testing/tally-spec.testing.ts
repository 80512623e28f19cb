import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../../testing/database.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { TallyLog } from './tally-log.testing.js';
import { eventLogOn, TallyRow, tallyTable } from './tally.testing.js';

interface TallySpec {
  readonly url: string;
  readonly dataSource: DataSource;
  /** A process of its own for each test. */
  readonly runtime: EventLogRuntime;
  readonly tallyLog: TallyLog;
  /** That of `tallyLog`. */
  readonly division: number;
  readonly count: TallyLog['count'];
}

/**
 * A database for the specs of one file, gone afterwards: applications of other specs would stand
 * still at events of tallies. What it answers can be read within tests.
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

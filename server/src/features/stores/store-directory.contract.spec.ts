import { tmpdir } from 'node:os';
import path from 'node:path';

import { storeDefaults } from '@selvedge/shared/stores/store-defaults';

import { readConfig } from '../../platform/config/read-config.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { ServerDataSource } from '../../platform/database/server-data-source.js';
import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { until } from '../../platform/testing/until.js';
import { StoreDirectory } from './store-directory.service.js';
import { DivisionRow, StoreRow } from './store.entity.js';
import { StoresQueries } from './stores.queries.js';

const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: path.join(tmpdir(), 'selvedge-directory'),
});
const division = 4_711;

describe('the store directory', () => {
  let database: FreshDatabase;
  let dataSource: ServerDataSource;

  beforeAll(async () => {
    database = await freshDatabase();
    dataSource = new ServerDataSource(dataSourceOptions(database.url, [StoreRow, DivisionRow]));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('resolves the configured turbo host, even if a shop uses it as custom domain', () => {
    const queries = new StoresQueries(dataSource);
    const found = (settings: object) => {
      const directory = new StoreDirectory({ ...config, ...settings }, queries);
      const domain = { customDomainName: 'turbo.example', code: 'fast', name: 'A shop' };
      const store = { ...storeDefaults, ...domain, division, theme: 'teemill' };
      directory.applyEntry({ division, position: 1, store });
      return directory.find('turbo.example');
    };
    expect(found({})).toEqual({ context: 'store', division });
    expect(found({ TURBO_HOST: 'turbo.example' })).toEqual({ context: 'turbo', division: 12 });
  });

  it('reloads after a gap once the database is available, so that closed shops do not stay open', async () => {
    const directory = new StoreDirectory(config, new StoresQueries(dataSource));
    const open = { ...storeDefaults, division, code: 'gap', name: 'A shop', theme: 'teemill' };
    directory.applyEntry({ division, position: 1, store: open });
    expect(directory.find('gap.localhost')).toEqual({ context: 'store', division });
    // The database is not available yet.
    directory.onGap();
    await dataSource.initialize();
    const store = { ...open, enabled: false };
    await dataSource.manager.insert(StoreRow, { division, position: 2, store });
    await until(() => directory.find('gap.localhost') === undefined);
    expect(directory.store(division)).toBeUndefined();
  });
});

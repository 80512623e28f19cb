import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

import { freshDatabase, testDataSource } from '../testing/database.js';
import { idleInTransactionTimeoutMs, lockTimeoutMs } from './data-source.js';
import { migrate } from './migrate.js';

describe('migrations', () => {
  it('run once if several processes start together', async () => {
    const { url, drop } = await freshDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(ran.flat()).toHaveLength(migrations.length);
    await client.end();
    await drop();
  });

  it('run if only some have run before', async () => {
    const { url, drop } = await freshDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    expect(await migrate(url)).toEqual([]);
    const first = 'DELETE FROM migration WHERE id = (SELECT min(id) FROM migration)';
    await client.query(first);
    await expect(migrate(url)).rejects.toThrow(/ exist/);
    await client.end();
    await drop();
  });

  it('do not run on a database of a newer version, which would mistake their rebuilt data for its own', async () => {
    const { url, drop } = await freshDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(
      "INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')",
    );
    await expect(migrate(url)).rejects.toThrow(/database is from a newer version/);
    await client.end();
    await drop();
  });

  it('are listed in the order in which they run', () => {
    const names = migrations.map((Migration) => new Migration().name ?? Migration.name);
    const numbers = names.map((name) => Number(name.slice(-13)));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a connection', () => {
  it('limits lock waits and idle transactions, and uses READ COMMITTED', async () => {
    const database = await testDataSource([]);
    const settings = await database.transaction((manager) =>
      manager.query<object[]>(
        `SELECT name, setting FROM pg_settings WHERE name IN
         ('lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_isolation')
         ORDER BY name`,
      ),
    );
    expect(settings).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: String(idleInTransactionTimeoutMs) },
      { name: 'lock_timeout', setting: String(lockTimeoutMs) },
      { name: 'transaction_isolation', setting: 'read committed' },
    ]);
    await database.destroy();
  });
});

import { freshDatabase, testDataSource, workerDatabaseUrl } from './database.js';

describe('the spec databases', () => {
  it('has one per worker, with every migration applied', async () => {
    const database = await testDataSource([]);
    const tables = await database.query<{ name: string }[]>('SELECT name FROM migration');
    expect(tables).toHaveLength(database.migrations.length);
    await database.destroy();
    expect(await workerDatabaseUrl()).toBe(await workerDatabaseUrl());
  });

  it('creates others on demand, separate from the first, and drops them', async () => {
    const fresh = await freshDatabase();
    const [one, other] = [await testDataSource([]), await testDataSource([], fresh.url)];
    await other.query('CREATE TABLE only_here ()');
    await expect(one.query('SELECT FROM only_here')).rejects.toThrow('only_here');
    await one.destroy();
    await other.destroy();
    await fresh.drop();
    await expect(testDataSource([], fresh.url)).rejects.toThrow('does not exist');
  });
});

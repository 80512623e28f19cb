import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { withDatabase } from '../database/database-url.js';
import { freshDatabase, testDataSource, workerDatabaseUrl } from './database.js';
import { ensureTemplate } from './templates.js';

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // The server ends one of them.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

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

  it('completes a template to which a connection is still open', async () => {
    const url = await workerDatabaseUrl();
    const admin = await connected(url);
    const hash = randomBytes(8).toString('hex');
    const opened: Client[] = [];
    const template = await ensureTemplate(admin, {
      ...{ kind: 'spec', hash, draft: `selvedge_spec_${hash}` },
      fill: async (draft) => {
        await admin.query(`CREATE DATABASE ${draft}`);
        opened.push(await connected(withDatabase(url, draft)));
      },
    });
    expect(opened).toHaveLength(1);
    await (await connected(withDatabase(url, template))).end();
    await admin.query(`DROP DATABASE ${template} WITH (FORCE)`);
    await admin.end();
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { jest } from '@jest/globals';
import { Client } from 'pg';

import { livePostmaster } from '../platform/database/embedded/postmaster-file.js';
import { freshDatabase } from '../platform/testing/database.js';
import { runOnDatabase } from './run.js';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'selvedge-run-'));
const noted = path.join(DATA_DIR, 'noted');
const program = path.join(DATA_DIR, 'program.mjs');

beforeAll(() => {
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
     const [, , file, code] = process.argv;
     writeFileSync(file, process.env.DATABASE_URL);
     if (code === 'killed') process.kill(process.pid, 'SIGKILL');
     process.exit(Number(code));`,
  );
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('a program on the product’s database', () => {
  it('runs on the embedded one, which is migrated and stops with the program', async () => {
    expect(await runOnDatabase([program, noted, '5'], { DATA_DIR })).toBe(5);
    expect(readFileSync(noted, 'utf8')).toContain('@127.0.0.1:');
    expect(livePostmaster(path.join(DATA_DIR, 'pg/data'))).toBeUndefined();
  });

  it('runs on a configured one', async () => {
    const { url, drop } = await freshDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    expect(await runOnDatabase([program, noted, '0'], { DATA_DIR, DATABASE_URL: url })).toBe(0);
    expect(readFileSync(noted, 'utf8')).toBe(url);
    expect((await client.query('SELECT FROM migration')).rowCount).toBeGreaterThan(0);
    await client.end();
    await drop();
  });

  it('does not run with invalid settings, which it names', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await runOnDatabase([program, noted, '0'], { DATA_DIR, PORT: 'none' })).toBe(78);
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('PORT'));
    consoleError.mockRestore();
  });

  it('fails if a signal ended it', async () => {
    expect(await runOnDatabase([program, noted, 'killed'], { DATA_DIR })).toBe(1);
  });
});

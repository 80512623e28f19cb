import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { environment } from '../platform/config/environment.js';
import { freshDatabase, type FreshDatabase } from '../platform/testing/database.js';
import { programOf } from '../platform/testing/programs.js';
import { startApp } from '../platform/testing/start-app.js';

const slowStart = 60_000;
const DATA_KEY = Buffer.alloc(32, 'selvedge').toString('base64');

describe('the program of `npm run projections`', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'selvedge-projections-'));
  let database: FreshDatabase;
  let division: number;

  beforeAll(async () => {
    database = await freshDatabase();
    const app = await startApp({ DATABASE_URL: database.url, DATA_KEY });
    ({ division } = await app.openStore());
    await app.close();
  }, slowStart);
  afterAll(async () => {
    await database.drop();
    rmSync(DATA_DIR, { recursive: true });
  });

  /** Exit code and output. */
  function run(...args: readonly string[]): Promise<[number | null, string]> {
    const { cwd, module, execArgv } = programOf('projections');
    const env = { ...environment(), NODE_OPTIONS: '', NODE_ENV: 'test' };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [...execArgv, module, ...args],
        { cwd, env: { ...env, DATA_DIR, DATA_KEY, DATABASE_URL: database.url } },
        (_error, _stdout, stderr) => resolve([child.exitCode, stderr]),
      );
    });
  }

  it(
    'EVT-009 rebuilds a projection of the product, with a progress bar',
    async () => {
      const [code, shown] = await run('rebuild', 'stores', '--division', String(division));
      expect(shown).toContain(`stores, division ${division} [${'#'.repeat(30)}] 100%  1/1\n`);
      expect(code).toBe(0);
    },
    slowStart,
  );

  it(
    'lists the projections if the name is unknown, and fails',
    async () => {
      const [code, shown] = await run('rebuild', 'others');
      expect(shown).toMatch(/^There is no projection others, only .*\bstores\b.*\.\n$/m);
      expect(code).toBe(1);
    },
    slowStart,
  );
});

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { environment } from '../../config/environment.js';
import { processStart } from '../../process-start.js';
import { programOf } from '../../testing/programs.js';
import { runningProcesses } from '../../testing/running-processes.js';
import { until } from '../../testing/until.js';
import { launchEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { livePostmaster } from './postmaster-file.js';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'selvedge-pg-')), 'pg');
const dataFolder = path.join(folder, 'data');
const starterFile = path.join(folder, 'starter');
const pidFile = path.join(dataFolder, 'postmaster.pid');

const pidNow = (): number => livePostmaster(dataFolder)?.pid ?? 0;

async function query({ url }: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Queries until the database answers again. */
async function queryPatiently(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  return until(async () => {
    try {
      return await query(postgres, sql);
    } catch (error) {
      if (!/ECONNRE|starting up|not yet accepting|terminat/.test(String(error))) throw error;
      return undefined;
    }
  });
}

/** Whether the server could listen on the port. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      resolve(true);
    });
  });
}

/** Pid of a postmaster whose starter is another, living process. */
async function leaveOneRunning(): Promise<number> {
  const postgres = await launchEmbeddedPostgres(folder);
  writeFileSync(starterFile, `${String(process.ppid)} ${processStart(process.ppid) ?? ''}`);
  await postgres.stop();
  return pidNow();
}

/** Starts it in a process that can be killed. */
async function startInOtherProcess(): Promise<ChildProcess> {
  const { cwd, module, execArgv } = programOf('platform/testing/embedded-postgres.main');
  const env = { ...environment(), NODE_OPTIONS: '' };
  const starter = fork(module, [folder], { cwd, execArgv, env });
  await once(starter, 'message');
  return starter;
}

/** Number of processes that wait for the end of a starter. */
function lastWills(): number {
  return runningProcesses().filter(
    ({ command }) => command.includes('selvedge-last-will') && command.includes(folder),
  ).length;
}

afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

describe('the embedded PostgreSQL', () => {
  it('is created once, keeps committed data, and listens on this machine only', async () => {
    const first = await launchEmbeddedPostgres(folder);
    await query(first, 'CREATE TABLE note AS SELECT 1 AS id');
    expect(await query(first, 'SHOW listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    await first.stop();
    const second = await launchEmbeddedPostgres(folder);
    expect(second.url).toBe(first.url);
    expect(await query(second, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await second.stop();
    expect(pidNow()).toBe(0);
  });

  it('starts in its new location, even if only root could read the original folder', async () => {
    const [hidden, open] = ['hidden', 'open'].map((name) =>
      mkdtempSync(path.join(tmpdir(), `selvedge-pg-${name}-`)),
    );
    if (hidden === undefined || open === undefined) throw new Error('There is no folder.');
    chmodSync(open, 0o755);
    const made = await launchEmbeddedPostgres(path.join(hidden, 'pg'));
    await query(made, 'CREATE TABLE note AS SELECT 1 AS id');
    await made.stop();
    renameSync(path.join(hidden, 'pg'), path.join(open, 'pg'));
    const moved = await launchEmbeddedPostgres(path.join(open, 'pg'));
    expect(await query(moved, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await moved.stop();
    for (const folder of [hidden, open]) rmSync(folder, { recursive: true });
  }, 60_000);

  it('flushes commits to disk immediately by default', async () => {
    const durable = await launchEmbeddedPostgres(folder);
    expect(await query(durable, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(durable, 'SHOW full_page_writes')).toEqual([{ full_page_writes: 'on' }]);
    expect(await query(durable, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await durable.stop();
    const hasty = await launchEmbeddedPostgres(folder, ['fsync=off']);
    expect(await query(hasty, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
    await hasty.stop();
  });

  it('refuses connections without the password', async () => {
    const postgres = await launchEmbeddedPostgres(folder);
    const stranger = new Client({
      connectionString: postgres.url.replace(/:[0-9a-f]+@/, ':guess@'),
    });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await postgres.stop();
  });

  it('restarts after kill -9 with all committed data', async () => {
    const postgres = await launchEmbeddedPostgres(folder);
    await query(postgres, 'INSERT INTO note VALUES (2)');
    const killed = pidNow();
    process.kill(killed, 'SIGKILL');
    expect(await queryPatiently(postgres, 'SELECT id FROM note ORDER BY id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(pidNow()).not.toBe(killed);
    await postgres.stop();
  });

  it('restarts on its port even if that is occupied for a moment', async () => {
    const postgres = await launchEmbeddedPostgres(folder);
    const taken = createServer();
    await until(() => {
      const pid = pidNow();
      if (pid !== 0) process.kill(pid, 'SIGKILL');
      return listens(taken, Number(new URL(postgres.url).port));
    });
    const logged = () => readFileSync(path.join(folder, 'log'), 'utf8');
    await until(() => logged().includes('could not bind'));
    await new Promise((resolve) => taken.close(resolve));
    expect(await queryPatiently(postgres, 'SELECT count(*)::int AS notes FROM note')).toEqual([
      { notes: 2 },
    ]);
    await postgres.stop();
  });

  it('is shared if it already runs, and left to the process that started it', async () => {
    const pid = await leaveOneRunning();
    const second = await launchEmbeddedPostgres(folder);
    await second.stop();
    expect(pidNow()).toBe(pid);
  });

  it.each([
    ['whose starter was killed', `${String(2 ** 22 + 1)} 1`],
    ['whose starter’s pid now belongs to another process', `${String(process.ppid)} 1`],
  ])('adopts one %s, and stops it', async (_, starter) => {
    await leaveOneRunning();
    writeFileSync(starterFile, starter);
    const postgres = await launchEmbeddedPostgres(folder);
    await postgres.stop();
    expect(pidNow()).toBe(0);
  });

  it('ends with the process that started it if that is killed', async () => {
    const starter = await startInOtherProcess();
    expect(pidNow()).not.toBe(0);
    starter.kill('SIGKILL');
    await until(() => pidNow() === 0);
  });

  it('keeps running if another process has taken it over from the killed one', async () => {
    const starter = await startInOtherProcess();
    const pid = pidNow();
    writeFileSync(starterFile, 'another');
    starter.kill('SIGKILL');
    await until(() => lastWills() === 0);
    // If the postmaster were stopping, it would refuse connections, and this would start a new one.
    const postgres = await launchEmbeddedPostgres(folder);
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(pidNow()).toBe(pid);
    await postgres.stop();
  });

  it('survives a stale pid file whose pid now belongs to another process', async () => {
    const before = await launchEmbeddedPostgres(folder);
    const copy = path.join(folder, 'copy-of-pid-file');
    copyFileSync(pidFile, copy);
    await before.stop();
    const stale = readFileSync(copy, 'utf8').replace(/^\d+/, String(process.ppid));
    writeFileSync(pidFile, stale);
    const after = await launchEmbeddedPostgres(folder);
    expect(await query(after, 'SELECT count(*)::int AS notes FROM note')).toEqual([{ notes: 2 }]);
    await after.stop();
  });

  it('listens outside the ephemeral port range, so that no outgoing connection takes its port', () => {
    expect(Number(readFileSync(path.join(folder, 'port'), 'utf8'))).toBeLessThan(32_768);
  });

  it('takes another port if its own is occupied', async () => {
    const taken = createServer();
    const port = Number(readFileSync(path.join(folder, 'port'), 'utf8'));
    expect(await listens(taken, port)).toBe(true);
    const postgres = await launchEmbeddedPostgres(folder);
    expect(new URL(postgres.url).port).not.toBe(String(port));
    await postgres.stop();
    await new Promise((resolve) => taken.close(resolve));
  });

  it('gives up if it cannot start, and names the log file', async () => {
    appendFileSync(path.join(dataFolder, 'postgresql.conf'), 'no such setting');
    await expect(launchEmbeddedPostgres(folder)).rejects.toThrow(path.join(folder, 'log'));
    expect(readFileSync(path.join(folder, 'log'), 'utf8')).toContain('syntax error');
  });
});

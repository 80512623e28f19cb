import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { environment } from '../config/environment.js';
import { freePort } from '../free-port.js';
import { isAlive } from '../is-alive.js';
import { blockOnSignal, blockSignal } from '../testing/blocked-process.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { programOf } from '../testing/programs.js';
import { startServer, type ServerProcess } from '../testing/server-process.js';
import { until } from '../testing/until.js';
import { killCount } from './killed-processes.js';

const slow = 120_000;

interface KillLine {
  readonly level: string;
  readonly pid: number;
  readonly message: { readonly silentMs: number; readonly stack: readonly string[] };
}

describe('a process with a blocked event loop', () => {
  let dataDir: string;
  let database: FreshDatabase;
  let metricsPort: number;
  const started: ServerProcess[] = [];

  // A repeated test counts from zero again.
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-watchdog-'));
    database = await freshDatabase();
    metricsPort = await freePort();
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await database.drop();
    rmSync(dataDir, { recursive: true, maxRetries: 20, retryDelay: 250 });
  });

  async function start(processes: string): Promise<ServerProcess> {
    const server = await startServer({
      NODE_ENV: 'test',
      NODE_OPTIONS: blockOnSignal,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      SERVER_PROCESSES: processes,
      METRICS_PORT: String(metricsPort),
      // The start of a process on a busy machine blocks it for a while.
      WATCHDOG_SECONDS: '6',
    });
    started.push(server);
    return server;
  }

  const killLine = (output: string): KillLine => {
    const line = output.split('\n').find((each) => each.includes('"context":"Watchdog"'));
    // Written by the watchdog.
    return JSON.parse(line ?? 'null') as KillLine;
  };

  const killsInMetrics = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return Number(/^selvedge_watchdog_kills_total (\d+)$/m.exec(await answer.text())?.[1]);
  };

  it(
    'is killed, logs where it was blocked, and is counted by its replacement',
    async () => {
      const alone = await start('1');
      alone.child.kill(blockSignal);
      await alone.ended;
      expect(alone.child.signalCode).toBe('SIGKILL');
      const { level, pid, message } = killLine(alone.output());
      expect([level, pid]).toEqual(['fatal', alone.child.pid]);
      expect(message.silentMs).toBeGreaterThanOrEqual(6_000);
      expect(message.stack[0]).toContain('blockForEver (data:text/javascript,');
      const next = await start('1');
      expect(await killsInMetrics()).toBe(1);
      next.child.kill('SIGTERM');
      await next.ended;
    },
    slow,
  );

  it(
    'is replaced as one of several processes, which share the count',
    async () => {
      const server = await start('2');
      const served = (): readonly number[] =>
        [...server.output().matchAll(/"a process serves","process":(\d+)/g)].map(([, pid]) =>
          Number(pid),
        );
      await until(() => served().length === 2);
      const before = await killCount(dataDir);
      const [victim = 0] = served();
      process.kill(victim, blockSignal);
      await until(() => served().length === 3 && !isAlive(victim));
      expect(killLine(server.output()).pid).toBe(victim);
      expect(await until(killsInMetrics, (count) => count > before)).toBe(before + 1);
    },
    slow,
  );
});

describe('the watchdog', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-watchdog-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  async function outcomeOf(how: string): Promise<string> {
    const { cwd, module, execArgv } = programOf('platform/testing/watchdog.main');
    const child = fork(module, [how, dataDir], {
      cwd,
      execArgv,
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: { ...environment(), NODE_OPTIONS: '' },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    await once(child, 'close');
    return child.signalCode ?? output;
  }

  it(
    'kills a process that is blocked outside JavaScript',
    async () => {
      expect(await outcomeOf('serving')).toBe('SIGKILL');
      expect(await killCount(dataDir)).toBe(1);
    },
    slow,
  );

  it.each(['starting', 'debugged'])(
    'leaves a process alone while it is %s',
    async (how) => {
      expect(await outcomeOf(how)).toBe('survived');
    },
    slow,
  );
});

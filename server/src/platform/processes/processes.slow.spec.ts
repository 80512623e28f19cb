import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../free-port.js';
import { isAlive } from '../is-alive.js';
import { Browser } from '../testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { startServer, type ServerProcess } from '../testing/server-process.js';
import { until } from '../testing/until.js';

const slow = 120_000;

describe('several processes on one port', () => {
  let database: FreshDatabase;
  let server: ServerProcess;
  /** Messages of the first process to its parent, once all processes serve. */
  const messages: unknown[] = [];
  let metricsPort: number;

  const start = (variables: Record<string, string> = {}): Promise<ServerProcess> =>
    startServer({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: path.join(tmpdir(), 'selvedge-processes-spec'),
      SEED_DEMO: 'false',
      SERVER_PROCESSES: '2',
      ...variables,
    });

  /** Pids of the processes that have served so far, in order. */
  const served = (): readonly number[] =>
    [...server.output().matchAll(/"a process serves","process":(\d+)/g)].map(([, pid]) =>
      Number(pid),
    );

  const serving = async (): Promise<number> => {
    const answer = await fetch(`${server.url}/healthz`);
    // Contract of API-059.
    const { parts } = (await answer.json()) as { parts: Record<string, { serving?: number }> };
    return parts['processes']?.serving ?? 0;
  };

  const allServe = (processes: number): Promise<unknown> =>
    until(async () => served().length >= processes && (await serving()) === 2);

  const numbers = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  /** Number of /livez calls according to the metrics. */
  const calls = async (): Promise<number> =>
    Number(/_count\{method="GET",route="\/livez",status="200"\} (\d+)/.exec(await numbers())?.[1]);

  /** Calls in a loop until the returned function is called, which resolves with the outcomes. */
  function steadily(): () => Promise<readonly (number | string)[]> {
    const outcomes: (number | string)[] = [];
    let isOver = false;
    const one = async (): Promise<void> => {
      while (!isOver) {
        const answer = await fetch(`${server.url}/livez`);
        await answer.text();
        outcomes.push(answer.status);
      }
    };
    const all = Promise.all(
      [one, one, one].map((client) =>
        client().catch((error: unknown) => outcomes.push(String(error))),
      ),
    );
    return async () => {
      isOver = true;
      await all;
      return outcomes;
    };
  }

  beforeAll(async () => {
    database = await freshDatabase();
    metricsPort = await freePort();
    server = await start({ METRICS_PORT: String(metricsPort) });
    server.child.on('message', (message) => messages.push(message));
  }, slow);

  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await database.drop();
  });

  it(
    'serve together, and report their number',
    async () => {
      await allServe(2);
      expect(new Set(served()).size).toBe(2);
    },
    slow,
  );

  it('have common metrics', async () => {
    const text = await numbers();
    expect(text).toMatch(/^selvedge_part_up\{part="database"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it(
    'are replaced on SIGHUP while every call is answered',
    async () => {
      const before = served();
      const end = steadily();
      const callsBefore = await until(calls);
      server.child.kill('SIGHUP');
      await until(() => served().length === 4 && !before.some(isAlive));
      const outcomes = await end();
      expect(outcomes.length).toBeGreaterThan(50);
      expect(new Set(outcomes)).toEqual(new Set([200]));
      await allServe(4);
      // Ended processes stay in the sum; otherwise the counter would seem to restart.
      expect(await calls()).toBeGreaterThanOrEqual(callsBefore);
      // The one-time invitation was sent by the first process; replacements must not send another.
      expect(messages).toEqual([]);
    },
    slow,
  );

  it(
    'take over calls passed to a process that was killed, and replace it',
    async () => {
      const [victim] = served().slice(-1);
      if (victim === undefined) throw new Error('None serves.');
      // The stopped process is alive but accepts nothing: each connection passed to it waits there.
      process.kill(victim, 'SIGSTOP');
      const stranger = new Browser(server.url, `localhost:${server.port}`);
      const calls = Array.from({ length: 6 }, async () => (await stranger.get('/livez')).status);
      let answered = 0;
      for (const call of calls) void call.then(() => (answered += 1));
      await until(() => answered === 5);
      process.kill(victim, 'SIGKILL');
      expect(await Promise.all(calls)).toEqual([200, 200, 200, 200, 200, 200]);
      await until(() => !isAlive(victim));
      const end = steadily();
      await until(() => served().length === 5);
      expect(new Set(await end())).toEqual(new Set([200]));
      await allServe(5);
    },
    slow,
  );

  it(
    'end with the primary, even if that is killed',
    async () => {
      const alive = served().filter(isAlive);
      expect(alive).toHaveLength(2);
      server.child.kill('SIGKILL');
      await until(() => !alive.some(isAlive));
    },
    slow,
  );

  it(
    'exit after one attempt if they cannot start',
    async () => {
      const refused = await start({ SERVER_PROCESSES: '90' });
      expect(await refused.ended).toBe(78);
      expect(refused.output()).toContain('SERVER_PROCESSES must be at most');
      const failing = await start({ HOST: '192.0.2.1' });
      expect(await failing.ended).toBe(1);
      expect(failing.output().match(/a process did not start/g)).toHaveLength(1);
    },
    slow,
  );
});

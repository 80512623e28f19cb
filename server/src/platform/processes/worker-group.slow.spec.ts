import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { environment } from '../config/environment.js';
import { freePort } from '../free-port.js';
import { isAlive } from '../is-alive.js';
import { programOf } from '../testing/programs.js';
import { until } from '../testing/until.js';
import { furtherWorkerVariable } from '../worker/worker-messages.js';

const slow = 120_000;

describe('a group of processes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-group-'));
  const program = path.join(folder, 'program.mjs');
  const build = path.join(folder, 'build');
  const startLog = path.join(folder, 'begun');
  const closing = path.join(folder, 'closing');
  const goOn = path.join(folder, 'go-on');
  let group: ChildProcess;
  let ended: Promise<unknown>;
  let output = '';
  let port: number;

  /** Selects whether processes started from now on serve or exit at once. */
  const setBuild = (is: 'sound' | 'broken') => {
    writeFileSync(build, is);
  };
  const facts = (text: string): readonly Record<string, unknown>[] =>
    output
      .split('\n')
      .slice(0, -1)
      // Written by worker-group.main.ts.
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ message }) => message === text);
  const served = (): readonly number[] =>
    facts('a process serves').map(({ process: pid }) => Number(pid));

  beforeAll(async () => {
    port = await freePort();
    writeFileSync(
      program,
      `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
       import { createServer } from 'node:net';
       if (readFileSync(${JSON.stringify(build)}, 'utf8') === 'broken') process.exit(1);
       appendFileSync(${JSON.stringify(startLog)}, process.env.${furtherWorkerVariable});
       process.on('message', ({ type }) => type === 'replaced' && process.exit(0));
       process.once('SIGTERM', () => process.exit(0));
       process.once('disconnect', () => process.exit(0));
       const server = createServer((socket) => socket.end());
       // The process closes its listener before it receives the connections passed to it meanwhile.
       process.once('SIGUSR2', () => {
         appendFileSync(${JSON.stringify(closing)}, 'x');
         while (!existsSync(${JSON.stringify(goOn)}));
         server.close();
       });
       server.listen(${port}, () => process.send('ready'));`,
    );
    setBuild('sound');
    const { cwd, module, execArgv } = programOf('platform/testing/worker-group.main');
    group = fork(module, [program], {
      cwd,
      execArgv,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...environment(), NODE_OPTIONS: '' },
    });
    ended = once(group, 'exit');
    group.stdout?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    await until(() => served().length === 2);
  }, slow);

  afterAll(async () => {
    group.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  it('distinguishes the first process from those that join others', () => {
    expect(readFileSync(startLog, 'utf8')).toBe('01');
  });

  it(
    'keeps serving if the replacement does not start, without further attempts',
    async () => {
      const before = served();
      setBuild('broken');
      group.kill('SIGHUP');
      await until(() => facts('a process did not start').length > 0);
      setBuild('sound');
      group.kill('SIGHUP');
      await until(() => facts('processes are replaced').length === 2);
      // Both processes were serving when the second replacement began.
      expect(facts('processes are replaced').map(({ processes }) => processes)).toEqual([2, 2]);
      await until(() => served().length === 4 && !before.some(isAlive));
      expect(facts('a process did not start')).toHaveLength(1);
      expect(readFileSync(startLog, 'utf8')).toBe('0111');
    },
    slow,
  );

  /**
   * Opens connections that get no answer; resolves when each is in transit to a process or queued.
   */
  async function callAll(): Promise<{ readonly ended: Promise<unknown> }> {
    const replaced = facts('processes are replaced').length;
    const calls = Array.from({ length: 4 }, () => connect(port).on('error', () => undefined));
    const ended = Promise.all(calls.map((call) => once(call, 'close')));
    await Promise.all(calls.map((call) => once(call, 'connect')));
    setBuild('broken');
    group.kill('SIGHUP');
    await until(() => facts('processes are replaced').length > replaced);
    return { ended };
  }

  it(
    'leaves no call hanging that was in transit to the last process when it was killed',
    async () => {
      const last = served().slice(-2);
      for (const pid of last) process.kill(pid, 'SIGSTOP');
      const { ended } = await callAll();
      for (const pid of last) process.kill(pid, 'SIGKILL');
      await ended;
    },
    slow,
  );

  it(
    'leaves no call hanging that was in transit to the last process when it stopped listening',
    async () => {
      const before = served().length;
      setBuild('sound');
      await until(() => served().length === before + 2);
      for (const pid of served().slice(-2)) process.kill(pid, 'SIGUSR2');
      await until(() => existsSync(closing) && readFileSync(closing, 'utf8') === 'xx');
      const { ended } = await callAll();
      writeFileSync(goOn, '');
      await ended;
    },
    slow,
  );
});

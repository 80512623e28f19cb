import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isAlive } from '../platform/is-alive.js';
import { contentOf } from '../platform/persistent-file.js';
import { until } from '../platform/testing/until.js';
import { SupervisedProcess } from './supervised-process.js';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-supervised-'));
const starts = path.join(folder, 'starts');
const finished = path.join(folder, 'finished');

/** Process that records each of its starts, and then runs a script. */
function supervise(then: string): SupervisedProcess {
  rmSync(starts, { force: true });
  const module = path.join(folder, 'process.mjs');
  const note = `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(starts)}, process.pid + ' ');`;
  writeFileSync(module, `${note}\n${then}`);
  return new SupervisedProcess({ module, env: {} });
}

const pids = (): number[] => (contentOf(starts) ?? '').split(' ').filter(Boolean).map(Number);
const waitForStart = (count: number): Promise<number> => until(() => pids()[count - 1]);
const live = `process.on('disconnect', () => process.exit());`;

afterAll(() => rmSync(folder, { recursive: true }));

describe('a supervised process', () => {
  it('is restarted after it was killed', async () => {
    const supervised = supervise(live);
    process.kill(await waitForStart(1), 'SIGKILL');
    const second = await waitForStart(2);
    process.kill(second, 'SIGKILL');
    await waitForStart(3);
    await supervised.stop();
  });

  it('is restarted after it fails while serving', async () => {
    const supervised = supervise(`${live} process.on('SIGUSR2', () => process.exit(1));`);
    const first = await waitForStart(1);
    supervised.markServing();
    await until(() => kill(first, 'SIGUSR2'));
    await waitForStart(2);
    await supervised.stop();
  });

  it('is restarted after a single failure before it serves', async () => {
    const isFirst = `!fs.readFileSync(${JSON.stringify(starts)}, 'utf8').trim().includes(' ')`;
    const supervised = supervise(`if (${isFirst}) process.exit(3); ${live}`);
    expect(isAlive(await waitForStart(2))).toBe(true);
    await supervised.stop();
    expect(pids()).toHaveLength(2);
  });

  it('is given up after three failures before it serves', async () => {
    const supervised = supervise('process.exit(3);');
    expect(await supervised.givenUp).toBe(3);
    expect(pids()).toHaveLength(3);
  });

  it('is given up after an invalid configuration, even after it has served', async () => {
    const supervised = supervise('process.exit(78);');
    supervised.markServing();
    expect(await supervised.givenUp).toBe(78);
    await supervised.stop();
  });

  it('passes a rollover on to the processes that it leads', async () => {
    const signalFile = `${starts}-signal`;
    const supervised = supervise(
      `${live} process.on('SIGHUP', () => fs.writeFileSync(${JSON.stringify(signalFile)}, 'SIGHUP'));
       fs.writeFileSync(${JSON.stringify(signalFile)}, 'ready');`,
    );
    await until(() => contentOf(signalFile) === 'ready');
    supervised.rollOver();
    await until(() => contentOf(signalFile) === 'SIGHUP');
    await supervised.stop();
  });

  it('finishes its work when it is stopped, and is not restarted', async () => {
    const finish = `require('fs').writeFileSync(${JSON.stringify(finished)}, 'all')`;
    const supervised = supervise(
      `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);
       ${live} process.on('SIGTERM', () => setImmediate(() => { ${finish}; process.exit(1); }));
       fs.appendFileSync(${JSON.stringify(`${starts}-listening`)}, 'yes');`,
    );
    const pid = await waitForStart(1);
    await until(() => contentOf(`${starts}-listening`));
    await supervised.stop();
    expect(readFileSync(finished, 'utf8')).toBe('all');
    expect(isAlive(pid)).toBe(false);
    expect(pids()).toHaveLength(1);
  });

  it('can be stopped while it waits for a restart', async () => {
    const supervised = supervise(live);
    process.kill(await waitForStart(1), 'SIGKILL');
    await until(() => !isAlive(pids()[0] ?? 0));
    await supervised.stop();
    await supervised.stop();
    expect(pids()).toHaveLength(1);
  });
});

/** Repeats the signal until the process, which must install its handler first, has ended. */
function kill(pid: number, signal: NodeJS.Signals): boolean {
  if (isAlive(pid)) process.kill(pid, signal);
  return !isAlive(pid);
}

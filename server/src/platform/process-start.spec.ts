import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { isAlive } from './is-alive.js';
import { processStart } from './process-start.js';
import { until } from './testing/until.js';

describe('the start of a process', () => {
  const children: ChildProcess[] = [];
  const shell = (script: string): ChildProcess => {
    const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('is stable, and differs between processes', async () => {
    const own = processStart(process.pid);
    expect(own).toBeDefined();
    expect(processStart(process.pid)).toBe(own);
    const { pid = 0 } = shell('exec sleep 60');
    await until(() => processStart(pid));
    expect(processStart(pid)).not.toBe(own);
  });

  it('is unknown once the process has ended', async () => {
    const child = shell('exit 0');
    await once(child, 'exit');
    expect(processStart(child.pid ?? 0)).toBeUndefined();
  });

  it('is unknown for a zombie', async () => {
    // A stopped parent neither reaps its child nor leaves it to init.
    const parent = shell('sleep 60 & echo $!; kill -STOP $$');
    const [written] = await once(parent.stdout ?? process.stdin, 'data');
    const pid = Number(written);
    await until(() => stateOf(parent).startsWith('T'));
    process.kill(pid, 'SIGKILL');
    await until(() => processStart(pid) === undefined);
    expect(isAlive(pid)).toBe(true);
  });
});

/** State as `ps` reports it: `T` is stopped. */
function stateOf({ pid }: ChildProcess): string {
  return spawnSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

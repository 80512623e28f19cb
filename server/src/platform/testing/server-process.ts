import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { Config } from '../config/config.js';
import { environment, type Environment } from '../config/environment.js';
import { freePort } from '../free-port.js';
import { programOf } from './programs.js';
import type { TestApp } from './start-app.js';

/** Server in a separate process, as an operator starts it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Output so far, from stdout and stderr. */
  readonly output: () => string;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts it on a free port; resolves when it is ready or has ended. */
export async function startServer(variables: Environment): Promise<ServerProcess> {
  const port = await freePort();
  const { cwd, module, execArgv } = programOf('main');
  const child = fork(module, {
    cwd,
    execArgv,
    env: { ...environment(), NODE_OPTIONS: '', ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const outlets = [child.stdout, child.stderr].filter((outlet) => outlet !== null);
  let output = '';
  for (const outlet of outlets)
    outlet.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const silent = Promise.all(outlets.map((outlet) => once(outlet, 'close')));
  // Not 'close', which a disconnected child never emits.
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ended = silent.then(() => exited);
  // An invitation message may come first.
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => message === 'ready' && resolve());
  });
  await Promise.race([ready, ended]);
  return { child, port, url: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/**
 * Starts `main.ts` besides a test's own application, on the same database and with the same keys,
 * so that both accept the same sessions.
 */
export async function startSecondServer(
  app: TestApp,
  variables: Environment = {},
): Promise<ServerProcess> {
  const config = Object.entries(app.get(Config)).map(
    ([name, value]: [string, string | number | boolean | undefined]) =>
      [name, String(value ?? '')] as const,
  );
  const own = { ...Object.fromEntries(config), SEED_DEMO: 'false', ...variables };
  const second = await startServer(own);
  if (second.child.connected) return second;
  throw new Error(`The second server process did not start:\n${second.output()}`);
}

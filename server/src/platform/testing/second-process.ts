import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from '../../start/addresses.js';
import { Config } from '../config.js';
import type { TestApp } from './start-app.js';

/** Another server process on the same database, with the same keys: sessions are good for both. */
export interface SecondProcess {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const serverFolder = path.resolve(import.meta.dirname, '../../..');

/** Starts `main.ts` beside a test's own application, and waits until it serves. */
export async function startSecondProcess(app: TestApp): Promise<SecondProcess> {
  // That one is taken, so it is another.
  const port = await freePort(Number(new URL(app.url).port));
  const config = Object.entries(app.get(Config)).map(
    ([name, value]: [string, string | number | boolean | undefined]) =>
      [name, String(value ?? '')] as const,
  );
  const server = fork('src/main.ts', {
    cwd: serverFolder,
    execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { ...Object.fromEntries<string>(config), PORT: String(port), SEED_DEMO: 'false' },
  });
  const ended = once(server, 'exit');
  const answers: unknown[] = await Promise.race([once(server, 'message'), ended]);
  if (answers[0] !== 'ready') throw new Error('The second server process did not start.');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.disconnect();
      await ended;
    },
  };
}

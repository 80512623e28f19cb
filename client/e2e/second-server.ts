import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

import { expect } from '@playwright/test';

import { databaseUrl, dataDir } from './stored-data.js';

/** Time that a second server needs on a busy machine. */
const startsWithinMs = 60_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Runs a built program of the server and waits until it answers at the address. */
export async function runProgram(
  program: readonly string[],
  env: NodeJS.ProcessEnv,
  health: string,
): Promise<() => Promise<void>> {
  const [module = '', ...rest] = program;
  const child = spawn(process.execPath, [path.resolve('server/dist', module), ...rest], {
    env,
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(health).then(
      ({ status }) => status < 500,
      () => false,
    );
  try {
    await expect.poll(isUp, { timeout: startsWithinMs }).toBe(true);
  } catch (failure) {
    await stop(child);
    throw failure;
  }
  return () => stop(child);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Second server of the product with other settings, on the same data. */
export async function secondServer(settings: NodeJS.ProcessEnv) {
  const [port, payments] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    SANDBOX_PAYMENTS_PORT: String(payments),
    BASE_HOST: `localhost:${String(port)}`,
    DATA_DIR: dataDir(),
    DATABASE_URL: databaseUrl(),
    PICTURES_AHEAD: '0',
    ...settings,
  };
  const health = `http://127.0.0.1:${String(port)}/healthz`;
  const stopServer = await runProgram(['main.js'], env, health);
  return { url: `http://tropic.localhost:${String(port)}`, stop: stopServer };
}

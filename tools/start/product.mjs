import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root } from '../build/prepare.mjs';

const startTimeoutMs = 180_000;

/**
 * Returns a free port whose successor is free too, for the demo editor. It lies below the ephemeral
 * range, from which other processes could take it before it is used.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const both = [port, port + 1].map((at) => listen(at).catch(() => undefined));
    const [first, next] = await Promise.all(both);
    for (const server of [first, next])
      await new Promise((done) => (server ? server.close(done) : done()));
    if (first && next) return port;
  }
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * Starts the product as `npm start` does, by default on a free port. Its output goes to
 * `server.log` in `dataDir`, as does a fresh demo unless `databaseUrl` is given. `urlOf(code)`
 * returns a shop's address. Throws if the start fails.
 */
export async function startProduct(dataDir, { databaseUrl = '', port: given } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const port = given ?? (await freePort());
  const log = openSync(path.join(dataDir, 'server.log'), 'w');
  const child = spawn(process.execPath, ['tools/start/run.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PAYMENTS_PORT: String(await freePort()),
      BASE_HOST: `localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // Avoids work other than that of journeys, benches and screenshots.
      PICTURES_AHEAD: '0',
    },
    stdio: ['ignore', log, log],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isUp(port))) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not start; see ${dataDir}/server.log.`);
    }
  }
  return { urlOf: (code) => `http://${code}.localhost:${port}`, stop };
}

/**
 * Calls `use` with `urlOf` of a fresh demo that is removed afterwards, or of the running product at
 * the address `running` of one of its shops. Resolves to the result of `use`.
 */
export async function withProduct(use, running = '') {
  if (running !== '') return use((code) => running.replace(/(?<=\/\/)[\w-]+/, code));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-product-'));
  const product = await startProduct(dataDir);
  try {
    return await use(product.urlOf);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function isUp(port) {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

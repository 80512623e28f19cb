import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root } from '../build/prepare.mjs';

const startTimeoutMs = 180_000;

/**
 * A port of this machine that nobody listens on, nor on the next one: there the demonstration editor is.
 * Below those that the system gives to whoever asks for any, which could be taken before it is used.
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
 * Starts the product as `npm start` does, on a free port unless one is given; its output goes to
 * `server.log` in `dataDir`, and so does a fresh demo, unless `databaseUrl` has one. `urlOf(code)` is a
 * shop's address. Throws when it does not come up.
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
      // Only the visits of journeys, benches and screenshots are to cause work.
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
 * Does something with a fresh demo, which is started for it and gone afterwards; or with a product that runs
 * at the address of one of its shops. Resolves with what `use` returns; it gets `urlOf`.
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

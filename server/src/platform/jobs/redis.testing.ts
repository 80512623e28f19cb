import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Redis } from 'ioredis';

import { environment } from '../config/environment.js';
import { freePort } from '../free-port.js';

/** A Redis server for one spec, on a free port. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it and starts another in its place after `whileDown`. */
  readonly restart: (whileDown: () => Promise<void>) => Promise<void>;
}

/** Set by `npm test` if it found no `redis-server` and must not install one. */
const isMissing = environment()['WITHOUT_REDIS'] === '1';
export const isRedisHere =
  !isMissing && spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
const missing: RedisServer = {
  url: 'redis://127.0.0.1:1',
  stop: () => Promise.resolve(),
  restart: () => Promise.resolve(),
};

/** No persistence: a restarted server is empty. */
const forgetful = ['--save', '', '--appendonly', 'no'];

/**
 * Starts `redis-server` without persistence. Throws if it is not installed, unless such specs are
 * skipped.
 */
export function redisServer(): Promise<RedisServer> {
  return isMissing ? Promise.resolve(missing) : serverWith(forgetful);
}

/** Starts a persistent server, as docs/operations/monitoring.md requires. Data survives a kill. */
export async function persistentRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-redis-'));
  const server = await serverWith(['--appendonly', 'yes', '--dir', folder]);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function serverWith(settings: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const network = ['--port', String(port), '--bind', '127.0.0.1'];
    const server = spawn('redis-server', [...network, ...settings], { stdio: 'ignore' });
    await Promise.race([answering(url), failed(server)]);
    return server;
  };
  let server = await start();
  return {
    url,
    stop: () => ended(server, 'SIGTERM'),
    restart: async (whileDown) => {
      await ended(server, 'SIGKILL');
      await whileDown();
      server = await start();
    },
  };
}

/** A `describe` for tests that need Redis. */
export const describeOnRedis: jest.Describe = isMissing ? describe.skip : describe;

/** A `describe` that runs on PostgreSQL and on Redis; `%s` in its name is the backend. */
export function describeOnEach<Backend extends string>(
  backends: Readonly<Record<Backend, unknown>>,
  name: string,
  body: (backend: Backend) => void,
): void {
  // The record has only these keys.
  for (const backend of Object.keys(backends) as Backend[]) {
    const describeHere = backend === 'Redis' ? describeOnRedis : describe;
    describeHere(name.replace('%s', backend), () => {
      body(backend);
    });
  }
}

async function answering(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
}

async function failed(server: ChildProcess): Promise<never> {
  await new Promise((resolve) => server.once('error', resolve).once('exit', resolve));
  throw new Error('redis-server ended, or is not installed.');
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.removeAllListeners('error');
  server.kill(signal);
  await exit;
}

/** Returns everything that a Redis server holds, as one text. */
export async function everythingInRedis({ url }: RedisServer): Promise<string> {
  const redis = new Redis(url);
  const dumps: unknown[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    if (type === 'hash') dumps.push(await redis.hgetall(key));
    if (type === 'stream') dumps.push(await redis.xrange(key, '-', '+'));
    if (type === 'string') dumps.push(await redis.get(key));
  }
  redis.disconnect();
  return JSON.stringify(dumps);
}

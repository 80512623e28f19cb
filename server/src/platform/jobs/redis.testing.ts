import { type ChildProcess, spawn } from 'node:child_process';

import { Redis } from 'ioredis';

import { environment } from '../config.js';
import { freePort } from '../free-port.js';

/** A Redis server of one spec, on a free port of this machine, without a disk. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it, and starts an empty one in its place when `meanwhile` is over. */
  readonly restart: (meanwhile: () => Promise<void>) => Promise<void>;
}

/** `npm test` says so where it found no `redis-server`, and must not install one. */
const isMissing = environment()['WITHOUT_REDIS'] === '1';
const missing: RedisServer = {
  url: 'redis://127.0.0.1:1',
  stop: () => Promise.resolve(),
  restart: () => Promise.resolve(),
};

/** Starts `redis-server`; throws when it is not installed, unless what needs it is skipped. */
export async function redisServer(): Promise<RedisServer> {
  if (isMissing) return missing;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server = await serverOn(port, url);
  return {
    url,
    stop: () => ended(server, 'SIGTERM'),
    restart: async (meanwhile) => {
      await ended(server, 'SIGKILL');
      await meanwhile();
      server = await serverOn(port, url);
    },
  };
}

async function serverOn(port: number, url: string): Promise<ChildProcess> {
  const network = ['--port', String(port), '--bind', '127.0.0.1'];
  const server = spawn('redis-server', [...network, '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await Promise.race([answering(url), failed(server)]);
  return server;
}

/** A `describe` of what needs Redis. */
export const describeOnRedis: jest.Describe = isMissing ? describe.skip : describe;

/** A `describe` of what holds on PostgreSQL and on Redis alike; `%s` in its name is the one or the other. */
export function describeOnEach<Backend extends string>(
  backends: Readonly<Record<Backend, unknown>>,
  name: string,
  body: (backend: Backend) => void,
): void {
  // A record has no other keys than its own.
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

/** Everything a Redis server holds, as one text. */
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

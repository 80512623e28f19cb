import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { environment, type Environment } from '../../../platform/config/environment.js';
import { TooMuchAsked } from '../../../platform/work-queue.js';

/** Of the parameters that OWASP holds equal, those with 32 MiB, three times over. */
const strong = { N: 2 ** 15, r: 8, p: 3 };
/** For passwords of tests, which protect nobody: a quarter of a second for each is a tenth of their run. */
const ofTests = { N: 2 ** 10, r: 8, p: 1 };

/** What a new hash costs (IDN-011): less in the one mode in which no person signs in (decision 0085). */
export const parametersIn = ({ NODE_ENV }: Environment): typeof strong =>
  NODE_ENV === 'test' ? ofTests : strong;

const saltBytes = 16;
const keyBytes = 32;
/** What scrypt may use, twice of what the strong parameters need. */
const maxmem = 128 * 1_024 * 1_024;

const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** libuv's default for UV_THREADPOOL_SIZE. */
const defaultPoolSize = 4;

/**
 * How many hashes run at once: each holds a core and 32 MiB. Half of libuv's threads are left to files and
 * pictures, which then answer as fast as otherwise.
 */
export function hashesAtOnce({ UV_THREADPOOL_SIZE: size }: Environment, cores: number): number {
  const threads = Number(size) || defaultPoolSize;
  return Math.max(1, Math.min(cores, Math.floor(threads / 2)));
}

const limit = hashesAtOnce(environment(), availableParallelism());
/** Who comes last waits for five to seven seconds on two slow cores; more are refused at once. */
export const mostWaiting = 9 * limit;
let running = 0;
const waiting: (() => void)[] = [];

/** `scrypt$N$r$p$salt$key`, so that parameters can be raised without losing old hashes (IDN-011). */
export async function hashPassword(
  password: string,
  parameters = parametersIn(environment()),
): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the hash's. Without a hash it takes just as long and answers false, so
 * that time does not tell which accounts exist (IDN-012). Throws TooMuchAsked when many are waiting.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = form.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) {
    await derive(password, randomBytes(saltBytes), parametersIn(environment()));
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

async function derive(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  await enter();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  } finally {
    leave();
  }
}

async function enter(): Promise<void> {
  if (running < limit) running += 1;
  else if (waiting.length >= mostWaiting) throw new TooMuchAsked();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Who waits takes the place over. */
function leave(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

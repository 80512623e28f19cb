import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { environment, type Environment } from '../../../platform/config/environment.js';
import { TooMuchAsked } from '../../../platform/concurrency/work-queue.js';

/** One of the parameter sets that OWASP rates as equivalent (32 MiB), with three passes. */
const strong = { N: 2 ** 15, r: 8, p: 3 };
/** Weak parameters for tests; strong ones would take a tenth of the suite's run time. */
const testParameters = { N: 2 ** 10, r: 8, p: 1 };

/**
 * Cost of a new hash (IDN-011); lower only in test mode, where no real user signs in (decision
 * 0085).
 */
export const parametersIn = ({ NODE_ENV }: Environment): typeof strong =>
  NODE_ENV === 'test' ? testParameters : strong;

const saltBytes = 16;
const keyBytes = 32;
/** Memory limit in bytes, twice the need of the strong parameters. */
const maxmem = 128 * 1_024 * 1_024;

const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** libuv's default for UV_THREADPOOL_SIZE. */
const defaultPoolSize = 4;

/**
 * Number of concurrent hashes; each uses a core and 32 MiB. Half of libuv's threads stay free for
 * files and images.
 */
export function hashesAtOnce({ UV_THREADPOOL_SIZE: size }: Environment, cores: number): number {
  const threads = Number(size) || defaultPoolSize;
  return Math.max(1, Math.min(cores, Math.floor(threads / 2)));
}

const limit = hashesAtOnce(environment(), availableParallelism());
/**
 * Queue length. The last in the queue waits five to seven seconds on two slow cores; more are
 * refused.
 */
export const maxQueueLength = 9 * limit;
let running = 0;
const waiting: (() => void)[] = [];

/** Returns `scrypt$N$r$p$salt$key`; storing the parameters allows raising them later (IDN-011). */
export async function hashPassword(
  password: string,
  parameters = parametersIn(environment()),
): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password.normalize('NFKC'), salt, parameters);
  const { N, r, p } = parameters;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Returns whether the password matches the hash. Takes as long without a hash, so that timing does
 * not disclose accounts (IDN-012). Throws TooMuchAsked if the queue is full.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, key, parameters } = partsOf(hash) ?? unknownHash();
  for (const written of writtenForms(password)) {
    const actual = await derive(written, salt, parameters);
    if (key.length === actual.length && timingSafeEqual(key, actual)) return true;
  }
  return false;
}

interface HashParts {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly parameters: ScryptOptions;
}

function partsOf(hash: string | undefined): HashParts | undefined {
  const [, N, r, p, salt, key] = form.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) return undefined;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), parameters };
}

/** Stands in for a missing hash; no password matches its empty key. */
function unknownHash(): HashParts {
  const parameters = parametersIn(environment());
  return { salt: randomBytes(saltBytes), key: Buffer.alloc(0), parameters };
}

/**
 * Returns the forms in which a password may have been hashed. New hashes use NFKC, as NIST SP
 * 800-63B recommends, because keyboards differ in how they type `é`. Older ones used the bytes as
 * typed. A password in ASCII has one form.
 */
function writtenForms(password: string): readonly string[] {
  const forms = [password.normalize('NFKC'), password];
  return [...new Set([...forms, password.normalize('NFC'), password.normalize('NFD')])];
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
  else if (waiting.length >= maxQueueLength) throw new TooMuchAsked();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Passes the slot on to the next in the queue. */
function leave(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

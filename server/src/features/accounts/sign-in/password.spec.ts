import { scryptSync } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { environment } from '../../../platform/config/environment.js';
import { TooMuchAsked } from '../../../platform/concurrency/work-queue.js';
import {
  hashesAtOnce,
  hashPassword,
  isPassword,
  maxQueueLength,
  parametersIn,
} from './password.js';

const strong = parametersIn({ NODE_ENV: 'production' });

describe('password hashing', () => {
  it('IDN-011 uses scrypt with a salt and parameters per hash', async () => {
    const one = await hashPassword('selvedge', strong);
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('selvedge', strong)).not.toBe(one);
  });

  it('IDN-011 uses strong parameters in every environment but tests', async () => {
    for (const NODE_ENV of ['development', '', undefined])
      expect(parametersIn({ NODE_ENV })).toBe(strong);
    expect(await hashPassword('selvedge')).toMatch(/^scrypt\$1024\$/);
  });

  it('IDN-011 accepts only the right password', async () => {
    const hash = await hashPassword(' pässwörd ', strong);
    expect(await isPassword(' pässwörd ', hash)).toBe(true);
    expect(await isPassword('pässwörd', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it.each([
    ['é composed and decomposed', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
    ['a no-break space', 'four\u00a0words make one', 'four words make one'],
    ['full-width letters', 'ｐａｓｓ 1234', 'pass 1234'],
    ['a ligature', 'e\ufb03cient paths', 'efficient paths'],
  ])('IDN-011 accepts both ways to type %s', async (_, one, other) => {
    for (const [set, typed] of [
      [one, other],
      [other, one],
    ] as const)
      expect(await isPassword(typed, await hashPassword(set))).toBe(true);
    expect(await isPassword('cafe au lait', await hashPassword(one))).toBe(false);
  });

  it.each(['cafe\u0301 au lait', 'caf\u00e9 au lait', 'ﬁfteen caf\u00e9s'])(
    'IDN-011 accepts %j with a hash of the bytes as typed, from an earlier version',
    async (password) => {
      const salt = Buffer.from('0123456789abcdef');
      const key = scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 });
      const hash = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
      expect(await isPassword(password, hash)).toBe(true);
      expect(await isPassword(password.normalize('NFC'), hash)).toBe(true);
      expect(await isPassword(`${password}!`, hash)).toBe(false);
    },
  );

  it('IDN-011 accepts a hash with older parameters', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const key = scryptSync('old', salt, 32, { N: 1_024, r: 8, p: 1 });
    const hash = [
      'scrypt',
      1_024,
      8,
      1,
      salt.toString('base64url'),
      key.toString('base64url'),
    ].join('$');
    expect(await isPassword('old', hash)).toBe(true);
    expect(await isPassword('new', hash)).toBe(false);
  });

  it.each([undefined, '', 'selvedge', 'scrypt$32768$8$3$$', 'bcrypt$1$1$1$aa$bb'])(
    'IDN-012 accepts no password for the hash %j',
    async (hash) => {
      expect(await isPassword('selvedge', hash)).toBe(false);
    },
  );

  it('checks many concurrent passwords', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const key = scryptSync('many', salt, 32, { N: 1_024, r: 8, p: 1 });
    const hash = [
      'scrypt',
      1_024,
      8,
      1,
      salt.toString('base64url'),
      key.toString('base64url'),
    ].join('$');
    const answers = await Promise.all(Array.from({ length: 9 }, () => isPassword('many', hash)));
    expect(answers).toStrictEqual(Array.from({ length: 9 }, () => true));
  });

  it('uses at most all cores and half of the thread pool', () => {
    expect(hashesAtOnce({}, 1)).toBe(1);
    expect(hashesAtOnce({}, 2)).toBe(2);
    expect(hashesAtOnce({}, 16)).toBe(2);
    expect(hashesAtOnce({ UV_THREADPOOL_SIZE: '16' }, 6)).toBe(6);
    expect(hashesAtOnce({ UV_THREADPOOL_SIZE: '1' }, 6)).toBe(1);
  });

  it('refuses passwords at once while the queue is full, and accepts them again later', async () => {
    const quick = { N: 2, r: 1, p: 1 };
    const taken = hashesAtOnce(environment(), availableParallelism()) + maxQueueLength;
    const many = Array.from({ length: taken + 5 }, () => hashPassword('many', quick));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => 'reason' in one && one.reason)).toStrictEqual(
      Array.from({ length: 5 }, () => new TooMuchAsked()),
    );
    expect(await hashPassword('many', quick)).toMatch(/^scrypt/);
  });
});

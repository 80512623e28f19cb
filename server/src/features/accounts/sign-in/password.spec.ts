import { scryptSync } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { environment } from '../../../platform/config/environment.js';
import { TooMuchAsked } from '../../../platform/work-queue.js';
import { hashesAtOnce, hashPassword, isPassword, mostWaiting, parametersIn } from './password.js';

const strong = parametersIn({ NODE_ENV: 'production' });

describe('a password', () => {
  it('IDN-011 is kept only as a scrypt hash with its own salt and parameters', async () => {
    const one = await hashPassword('selvedge', strong);
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('selvedge', strong)).not.toBe(one);
  });

  it('IDN-011 is hashed with these parameters wherever somebody may sign in', async () => {
    for (const NODE_ENV of ['development', '', undefined])
      expect(parametersIn({ NODE_ENV })).toBe(strong);
    expect(await hashPassword('selvedge')).toMatch(/^scrypt\$1024\$/);
  });

  it('IDN-011 is recognised, and no other', async () => {
    const hash = await hashPassword(' pässwörd ', strong);
    expect(await isPassword(' pässwörd ', hash)).toBe(true);
    expect(await isPassword('pässwörd', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('IDN-011 is recognised with the parameters of its day', async () => {
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
    'IDN-012 is never right where the hash is %j',
    async (hash) => {
      expect(await isPassword('selvedge', hash)).toBe(false);
    },
  );

  it('all are checked when many come at once', async () => {
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

  it('is hashed on as many cores as there are, and on half of the thread pool at most', () => {
    expect(hashesAtOnce({}, 1)).toBe(1);
    expect(hashesAtOnce({}, 2)).toBe(2);
    expect(hashesAtOnce({}, 16)).toBe(2);
    expect(hashesAtOnce({ UV_THREADPOOL_SIZE: '16' }, 6)).toBe(6);
    expect(hashesAtOnce({ UV_THREADPOOL_SIZE: '1' }, 6)).toBe(1);
  });

  it('is refused at once where too many wait, and taken again when they are done', async () => {
    const quick = { N: 2, r: 1, p: 1 };
    const taken = hashesAtOnce(environment(), availableParallelism()) + mostWaiting;
    const many = Array.from({ length: taken + 5 }, () => hashPassword('many', quick));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => 'reason' in one && one.reason)).toStrictEqual(
      Array.from({ length: 5 }, () => new TooMuchAsked()),
    );
    expect(await hashPassword('many', quick)).toMatch(/^scrypt/);
  });
});

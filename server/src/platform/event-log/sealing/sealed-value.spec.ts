import { randomBytes } from 'node:crypto';

import { seal, unseal } from './subject-keys.js';

describe('a sealed value', () => {
  const key = { id: randomBytes(8), secret: randomBytes(32) };

  it('opens with its key in its context', () => {
    expect(unseal(key, seal(key, Buffer.from('plain'), 'here'), 'here')?.toString()).toBe('plain');
  });

  it('does not open with another key', () => {
    const other = { id: randomBytes(8), secret: key.secret };

    expect(unseal(other, seal(key, Buffer.from('plain'), 'here'), 'here')).toBeUndefined();
  });

  it.each([
    ['in another context', (sealed: Buffer) => unseal(key, sealed, 'there')],
    ['if it was changed', (sealed: Buffer) => unseal(key, flipped(sealed), 'here')],
  ])('is refused %s', (_, open) => {
    const sealed = seal(key, Buffer.from('plain'), 'here');

    expect(() => open(sealed)).toThrow();
  });

  function flipped(sealed: Buffer): Buffer {
    return Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])]);
  }
});

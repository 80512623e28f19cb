import { opened, sealed } from './pending-sign-up.js';

const key = Buffer.alloc(32, 'a key');
const pending = { id: 1007, email: 'ada@example.test', request: 'r-1', redirectUri: '/' };

describe('sign-up cookie', () => {
  it('can be decrypted to the original data', () => {
    expect(opened(key, sealed(key, pending))).toStrictEqual(pending);
  });

  it('IDN-012 does not disclose whether the address had an account, or its id', () => {
    const texts = [pending, { ...pending, id: 0 }].map((each) => sealed(key, each));
    expect(texts[0]?.length).toBe(texts[1]?.length);
    const read = texts.map((text) => Buffer.from(text, 'base64url').toString('latin1'));
    expect([...texts, ...read].join()).not.toContain('example.test');
  });

  it('is ignored if it was changed, sealed with another key, or forged', () => {
    const text = sealed(key, pending);
    const changed = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(opened(key, changed)).toBeUndefined();
    expect(opened(Buffer.alloc(32, 'another'), text)).toBeUndefined();
    expect(opened(key, 'nothing')).toBeUndefined();
    expect(opened(key, 'a'.repeat(200))).toBeUndefined();
  });
});

import { BrowserStorage, TooLongToKeep } from './browser-storage.js';

function storage() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Cookie jar with browser behaviour: a written cookie has a lifetime, a read one does not. */
class Jar {
  readonly stored = new Map<string, string>();

  get cookie(): string {
    return [...this.stored].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const [, name = '', value = '', age] =
      /^([^=]*)=([^;]*); path=\/; max-age=(\d+);/.exec(text) ?? [];
    if (age === '0') this.stored.delete(name);
    else this.stored.set(name, value);
  }
}

const refused = () => {
  throw new Error('The browser keeps nothing.');
};

describe('BrowserStorage', () => {
  it('UTL-009 CST-102 limits keys to 256 characters', () => {
    const values = new BrowserStorage(storage, new Jar());
    expect(() => values.set('k'.repeat(256), 'v')).not.toThrow();
    expect(() => values.set('k'.repeat(257), 'v')).toThrow(TooLongToKeep);
  });

  it('UTL-010 UTL-011 CST-102 stores up to 16384 characters and refuses longer values', () => {
    const place = storage();
    const values = new BrowserStorage(() => place, new Jar());
    const longest = 'v'.repeat(16_384);
    values.set('long', longest);
    expect(() => values.set('long', `${longest}v`)).toThrow(
      new TooLongToKeep('The value has 16385 characters; the limit is 16384.'),
    );
    expect(values.get('long')).toBe(longest);
    expect(place.stored.size).toBe(1);
  });

  it('UTL-010 UTL-011 CST-102 stores up to 3584 characters in a cookie and refuses longer values', () => {
    const values = new BrowserStorage(refused, new Jar());
    const longest = 'v'.repeat(3_584);
    values.set('long', longest);
    expect(() => values.set('long', `${longest}v`)).toThrow(TooLongToKeep);
    // Encoded, this letter takes six characters.
    expect(() => values.set('other', 'é'.repeat(600))).toThrow(TooLongToKeep);
    expect([values.get('long'), values.get('other')]).toStrictEqual([longest, null]);
  });

  it.each([
    ['storage', () => new BrowserStorage(storageOnce, new Jar())],
    ['cookies if storage is blocked', () => new BrowserStorage(refused, new Jar())],
  ])('UTL-010 reads back and removes values, using %s', (_, made) => {
    const values = made();
    values.set('a b', 'x; y=é');
    values.set('a', 'other');
    expect([values.get('a b'), values.get('a')]).toStrictEqual(['x; y=é', 'other']);
    values.remove('a b');
    expect([values.get('a b'), values.get('a')]).toStrictEqual([null, 'other']);
  });
});

const only = storage();
const storageOnce = () => only;

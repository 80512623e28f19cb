import { subdomainOf, subdomainRefusal } from './subdomain.js';

describe('the subdomain of a store', () => {
  it.each(['tropic', 'a', 'weft-and-warp', '24', 'a'.repeat(63)])('can be %s', (code) => {
    expect(subdomainRefusal(code)).toBeUndefined();
  });

  it.each(['', '-a', 'a-', 'Tropic', 'two words', 'a.b', 'é', 'a'.repeat(64)])(
    'cannot be %j',
    (code) => {
      expect(subdomainRefusal(code)).toBe(
        'Please use only letters, digits and hyphens between them',
      );
    },
  );

  it.each(['atlas', 'www', 'admin', 'login'])(
    'cannot be %s, which is reserved for the platform',
    (code) => {
      expect(subdomainRefusal(code)).toBe('This address is reserved for the platform');
    },
  );

  it.each([
    ['Weft & Warp', 'weft-and-warp'],
    ['Äpfel für Zoë', 'apfel-fur-zoe'],
    ["Ann's  T-shirts!", 'anns-t-shirts'],
    ['—', ''],
    ['— Weft —', 'weft'],
    ['Weft＆Warp', 'weft-and-warp'],
    ['x'.repeat(39) + ' y', 'x'.repeat(39)],
  ])('derived from %s is %s', (name, code) => {
    expect(subdomainOf(name)).toBe(code);
  });
});

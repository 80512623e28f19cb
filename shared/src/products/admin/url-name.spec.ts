import { freeUrlName, urlNameFrom } from './url-name.js';

describe('the address of a product that was given none', () => {
  it.each([
    ['Été à la mer!', 'ete-a-la-mer'],
    ["Ada’s & Bob's tee", 'adas-bobs-tee'],
    ['  Sun -- moon  ', 'sun-moon'],
    ['Size 4', 'size-4'],
    ['-- sun --', 'sun'],
    ['日本', 'product'],
    ['', 'product'],
  ])('of "%s" is %s', (name, urlName) => {
    expect(urlNameFrom(name)).toBe(urlName);
  });

  it('is at most 80 characters long, and never ends in a hyphen', () => {
    expect(urlNameFrom('a'.repeat(100))).toBe('a'.repeat(80));
    expect(urlNameFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it('may fall back on another word', () => {
    expect(urlNameFrom('!', 'collection')).toBe('collection');
  });

  it('is the first with a number that is not taken', () => {
    expect(freeUrlName('tee', new Set())).toBe('tee');
    expect(freeUrlName('tee', new Set(['tee']))).toBe('tee-2');
    expect(freeUrlName('tee', new Set(['tee', 'tee-2', 'tee-4']))).toBe('tee-3');
  });
});

import { freeUrlName, urlNameFrom } from './url-name.js';

describe('a generated slug', () => {
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

  it('has at most 80 characters and no trailing hyphen', () => {
    expect(urlNameFrom('a'.repeat(100))).toBe('a'.repeat(80));
    expect(urlNameFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it('can fall back to another word', () => {
    expect(urlNameFrom('!', 'collection')).toBe('collection');
  });

  it('takes the first free number', () => {
    expect(freeUrlName('tee', new Set())).toBe('tee');
    expect(freeUrlName('tee', new Set(['tee']))).toBe('tee-2');
    expect(freeUrlName('tee', new Set(['tee', 'tee-2', 'tee-4']))).toBe('tee-3');
  });
});

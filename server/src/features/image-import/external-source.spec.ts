import { addressOfSource, fitSources, keyOfSource } from './external-source.js';

describe('address of an external image', () => {
  it('IMG-009 is imported once if it is not too long, up to two hundred per page', () => {
    const [longest, tooLong] = ['a'.repeat(2_000), 'a'.repeat(2_001)];
    expect(fitSources(['b', longest, 'b', tooLong])).toStrictEqual(['b', longest]);
    const many = Array.from({ length: 201 }, (_, index) => `c-${index}`);
    expect(fitSources([...many, ...many])).toStrictEqual(many.slice(0, 200));
  });

  it.each([
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['//a.example/b.png', 'https://a.example/b.png'],
    ['\\\\a.example\\b.png', 'https://a.example/b.png'],
  ])('IMG-009 %s is requested as %s', (source, address) => {
    expect(addressOfSource(source)).toBe(address);
  });

  it('has the same key in the database', () => {
    // printf sea | sha256sum
    expect(keyOfSource('sea')).toBe(
      '4a69f19c8c264850d0f0fca1d7cd8ac0d07771cb9aaf5923c2c621a3e0f74475',
    );
  });
});

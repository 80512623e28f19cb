import { addressOfSource, fitSources, keyOfSource } from './external-source.js';

describe('the address of a picture of another host', () => {
  it('IMG-009 is asked for once, if it is no longer than addresses are, and two hundred of a page', () => {
    const [longest, tooLong] = ['a'.repeat(2_000), 'a'.repeat(2_001)];
    expect(fitSources(['b', longest, 'b', tooLong])).toStrictEqual(['b', longest]);
    const many = Array.from({ length: 201 }, (_, index) => `c-${index}`);
    expect(fitSources([...many, ...many])).toStrictEqual(many.slice(0, 200));
  });

  it.each([
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['//a.example/b.png', 'https://a.example/b.png'],
    ['\\\\a.example\\b.png', 'https://a.example/b.png'],
  ])('IMG-009 %s is asked for at %s', (source, address) => {
    expect(addressOfSource(source)).toBe(address);
  });

  it('has a name that the database makes of it too', () => {
    // printf sea | sha256sum
    expect(keyOfSource('sea')).toBe(
      '4a69f19c8c264850d0f0fca1d7cd8ac0d07771cb9aaf5923c2c621a3e0f74475',
    );
  });
});

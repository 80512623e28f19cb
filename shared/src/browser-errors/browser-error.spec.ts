import { errorName, errorPlaces, mostPlaces } from './browser-error.js';

describe('the name of a browser error', () => {
  it.each(['TypeError', 'React418', 'E', `E${'a'.repeat(39)}1234`])('can be %s', (name) => {
    expect(errorName.test(name)).toBe(true);
  });

  it.each([
    ...['', 'typeError', '418', 'Type error', 'React418x', 'React12345', ' TypeError'],
    ...['TypeError: ada@shop.example', 'TypeError\n', `E${'a'.repeat(40)}`],
  ])('cannot be %j, which might contain more than the type', (name) => {
    expect(errorName.test(name)).toBe(false);
  });
});

describe('the location of a browser error', () => {
  const file = 'a'.repeat(80);
  const places = (count: number) =>
    Array.from({ length: count }, () => 'base-D_0.js:1:23').join(' ');

  it.each([
    ...['base-DA0uGdS.js', 'base.js:1:2345', `${file}:1234567:1234567`],
    ...[`a.js b.js:1:2`, `a.js:1:2 ${file}:1234567:1234567 c-d_e.js:12:34`],
    places(mostPlaces),
  ])('can be %s', (text) => {
    expect(errorPlaces.test(text)).toBe(true);
  });

  it.each([
    ...['', ' ', '/a.js', 'a.js:1', 'a.js:x:1', 'a.js:1:x', 'a.js:1:2 ', ' a.js:1:2', 'a.js:1:2\n'],
    ...[
      'a.js?token=1',
      'a.js:1:2 b.js',
      'a.js:1:2 b.js:x:1',
      'a.js:1:2 b.js:1:x',
      'a.js:1:2 /b:1:2',
    ],
    ...[
      'a.js:1:2  b.js:1:2',
      `${file}a`,
      `a.js ${file}a:1:2`,
      'a.js:12345678:1',
      'a.js:1:12345678',
    ],
    ...['a.js b.js:12345678:1', 'a.js b.js:1:12345678', places(mostPlaces + 1)],
  ])('cannot be %j', (text) => {
    expect(errorPlaces.test(text)).toBe(false);
  });
});

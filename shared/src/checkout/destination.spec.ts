import { destinationIn } from './destination.js';

it.each([
  ['the first country that is shipped to', ['ZZ', 'DE', 'FR'], 'DE'],
  ['a known country after an unknown one', [undefined, 'US'], 'US'],
  ['the United Kingdom if none is shipped to', ['ZZ', undefined], 'GB'],
  ['the United Kingdom if none is known', [], 'GB'],
  ['the United Kingdom for a lower-case code', ['de'], 'GB'],
])('the default destination is %s', (_case, likely, country) => {
  expect(destinationIn(likely)).toBe(country);
});

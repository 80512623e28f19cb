import { destinationIn } from './destination.js';

it.each([
  ['the first that anything is shipped to', ['ZZ', 'DE', 'FR'], 'DE'],
  ['one that is known after nothing', [undefined, 'US'], 'US'],
  ['the United Kingdom where none of them is', ['ZZ', undefined], 'GB'],
  ['the United Kingdom where nothing is known', [], 'GB'],
  ['the United Kingdom for a code in small letters', ['de'], 'GB'],
])('the default destination is %s', (_case, likely, country) => {
  expect(destinationIn(likely)).toBe(country);
});

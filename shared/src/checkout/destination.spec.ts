import { destinationIn, destinationsOf, notDelivered } from './destination.js';

it.each([
  ['the first country that is shipped to', ['ZZ', 'DE', 'FR'], 'DE'],
  ['a known country after an unknown one', [undefined, 'US'], 'US'],
  ['the United Kingdom if none is shipped to', ['ZZ', undefined], 'GB'],
  ['the United Kingdom if none is known', [], 'GB'],
  ['the United Kingdom for a lower-case code', ['de'], 'GB'],
])('the default destination is %s', (_case, likely, country) => {
  expect(destinationIn(likely)).toBe(country);
});

it('a store delivers to all countries or to those that it chose', () => {
  expect(destinationsOf({}).length).toBeGreaterThan(30);
  expect(destinationsOf({ deliversTo: null })).toStrictEqual(destinationsOf({}));
  const chosen = destinationsOf({ deliversTo: ['IE', 'GB'] });
  expect(chosen.map(({ code }) => code)).toStrictEqual(['GB', 'IE']);
  expect(destinationIn(['DE', 'IE'], chosen)).toBe('IE');
  expect(destinationIn(['DE'], chosen)).toBe('GB');
  expect(notDelivered('DE')).toBe('We do not deliver to Germany');
});

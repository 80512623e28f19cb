import fc from 'fast-check';

import { GENDERS } from '../contract.js';
import { PRODUCT_ORDERS } from './grid.js';
import { PRICE_BANDS } from './price-bands.js';
import {
  choiceIn,
  everything,
  isNarrowed,
  isVariation,
  listingKey,
  listingLink,
  pageIn,
  searchChoiceIn,
  unfiltered,
  type ListingChoice,
} from './listing.js';

const path = '/collection/summer/';
const name = fc.option(fc.string({ minLength: 1, maxLength: 64 }), { nil: null });
const choices: fc.Arbitrary<ListingChoice> = fc.record(
  {
    gender: fc.option(fc.constantFrom(...GENDERS), { nil: null }),
    colour: name,
    size: name,
    sort: fc.constantFrom(...PRODUCT_ORDERS),
  },
  { noNullPrototype: true },
);

function queryOf(link: string): Readonly<Record<string, string>> {
  const [, query = ''] = link.split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return Object.fromEntries(fields);
}

describe('the address of a listing', () => {
  it('CAT-026 contains only the selected filters', () => {
    expect(listingLink(path, everything)).toBe(path);
    const choice = { ...everything, colour: 'Grey Marl', sort: 'new-in' } as const;
    expect(listingLink(path, choice, 2)).toBe(`${path}?colour=Grey%20Marl&sort=new-in&page=2`);
  });

  it('CAT-026 survives a round trip', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 99_999 }), (choice, page) => {
        const query = queryOf(listingLink(path, choice, page));
        expect(choiceIn(query)).toStrictEqual(choice);
        expect(pageIn(query)).toBe(page);
      }),
    );
  });

  it.each([
    [{ gender: 'dogs' }],
    [{ colour: ['Navy', 'White'] }],
    [{ size: '' }],
    [{ colour: 'x'.repeat(65) }],
    [{ sort: 'DROP TABLE' }],
    [{ toString: 'x' }],
  ])('ignores %j', (query) => {
    expect(choiceIn(query)).toStrictEqual(everything);
  });

  it('accepts names up to the maximum length', () => {
    expect(choiceIn({ colour: 'x'.repeat(64) }).colour).toBe('x'.repeat(64));
  });

  it.each([['0'], ['-1'], ['1.5'], ['many'], ['100000'], [''], [['2']], [['1', '2']]])(
    'rejects the page %j',
    (page) => {
      expect(pageIn({ page })).toBeUndefined();
    },
  );

  it('CAT-023 CAT-026 is indexable only without filters and sorting', () => {
    expect(isVariation(everything)).toBe(false);
    for (const narrow of [{ gender: 'mens' }, { colour: 'Navy' }, { size: 'M' }] as const) {
      expect(isNarrowed({ ...everything, ...narrow })).toBe(true);
      expect(isVariation({ ...everything, ...narrow })).toBe(true);
    }
    const sorted = { ...everything, sort: 'price-asc' } as const;
    expect(isNarrowed(sorted)).toBe(false);
    expect(isVariation(sorted)).toBe(true);
  });

  it('has a cache key of filters and page', () => {
    expect(listingKey('summer', { colour: 'Navy', page: '2', utm: 'x' })).toStrictEqual([
      'summer',
      '?colour=Navy&page=2',
    ]);
    expect(listingKey('summer', {})).toStrictEqual(['summer', '']);
    expect(listingKey('summer', { page: 'many' })).toBeUndefined();
  });
});

describe('the address of a search', () => {
  it('contains term, type and price', () => {
    const query = { q: ' sea ', type: 't-shirt', price: PRICE_BANDS[0], colour: 'Navy' };
    const choice = searchChoiceIn(query);
    expect(choice).toStrictEqual({
      ...everything,
      q: 'sea',
      colour: 'Navy',
      type: 't-shirt',
      price: PRICE_BANDS[0],
    });
    expect(searchChoiceIn(queryOf(listingLink('/search/', choice)))).toStrictEqual(choice);
    expect(isNarrowed({ ...everything, type: 't-shirt' })).toBe(true);
    expect(isNarrowed({ ...everything, price: PRICE_BANDS[0] })).toBe(true);
  });

  it.each([{}, { q: ['a', 'b'] }, { type: ['a'], price: 'free' }])('is empty for %j', (query) => {
    expect(searchChoiceIn(query)).toStrictEqual({
      ...everything,
      q: '',
      type: null,
      price: null,
    });
  });

  it('keeps term and order when all filters are removed', () => {
    const choice = { ...everything, colour: 'Navy', sort: 'price-asc', type: 'x' } as const;
    expect(unfiltered({ ...choice, q: 'sea' })).toStrictEqual({
      ...everything,
      q: 'sea',
      sort: 'price-asc',
    });
    expect(unfiltered(choice)).toStrictEqual({ ...everything, sort: 'price-asc' });
  });
});

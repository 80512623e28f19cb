import type { Json } from '../../catalogue/contract.js';
import { fetchedItems } from './fetched-items.js';
import { figuresIn } from './figures.js';
import { address } from './properties/address.js';
import { amountOf, shownFigures, writtenFigures } from './written-figures.js';

const two = [
  { label: 'Tees', value: '1,204.5' },
  { label: 'Rated', value: '4.9 of 5' },
];

describe('figures', () => {
  it.each<[string, Json]>([
    ['a list', [...two]],
    [
      'other names',
      [
        { name: 'Tees', total: 1204.5 },
        { x: 'Rated', y: '4.9 of 5' },
      ],
    ],
    ['pairs', [['Tees', 1204.5], ['Rated', '4.9 of 5'], ['Nothing'], 'x', [], null]],
    ['an object', { Tees: 1204.5, Rated: '4.9 of 5', None: null, Deep: {} }],
    ['a list within', { data: [...two], next: '/a' }],
    ['an object within', { data: { Tees: 1204.5, Rated: '4.9 of 5' } }],
    ['figures within', { figures: [...two], page: 1 }],
  ])('BLK-009 are read from %s', (_, json) => {
    // `toEqual` would accept a trailing undefined.
    expect(figuresIn(json)).toStrictEqual(two);
  });

  it('BLK-009 are empty for other data, and limited in number', () => {
    expect([
      figuresIn('a'),
      figuresIn(null),
      figuresIn({}),
      figuresIn([{ label: 'a' }]),
    ]).toStrictEqual([[], [], [], []]);
    const many = figuresIn(Array.from({ length: 61 }, (_one, index) => index * 1_000_000));
    expect(many).toHaveLength(60);
    expect(many[2]).toStrictEqual({ label: '3', value: '2,000,000' });
    expect(figuresIn([{ label: ' ', name: 'a', value: 1 }, ['a', ' '], ['', 'b']])).toStrictEqual(
      [],
    );
    expect(figuresIn([{ label: null, name: ' a ', value: ' b ' }])).toStrictEqual([
      { label: 'a', value: 'b' },
    ]);
    expect(figuresIn([['a'.repeat(81), 'b'.repeat(81)]])).toStrictEqual([
      { label: 'a'.repeat(80), value: 'b'.repeat(80) },
    ]);
  });

  it('can be typed one per line, with the number last', () => {
    expect(
      writtenFigures('Tees: 1,204\n\nJan, 12\n no number\n:3\nTo: morrow: 5\n,4'),
    ).toStrictEqual([
      { label: 'Tees', value: '1,204' },
      { label: 'Jan', value: '12' },
      { label: 'To: morrow', value: '5' },
    ]);
    expect(writtenFigures('a:1\n'.repeat(61))).toHaveLength(60);
  });

  it('come from the address if one is set, even if it provides none', () => {
    const given = [{ label: 'Mugs', value: '7' }];
    expect(shownFigures({ figures: 'Tees: 3', asyncData: '/a.json' }, given)).toStrictEqual(given);
    expect(shownFigures({ figures: 'Tees: 3', asyncData: '/a.json' })).toStrictEqual([]);
    expect(shownFigures({ figures: 'Tees: 3', asyncData: null }, given)).toStrictEqual([
      { label: 'Tees', value: '3' },
    ]);
  });

  it.each([
    ['1,204.5', 1204.5],
    ['£ 12.50', 12.5],
    ['12.345 kg', 12.345],
    ['−3 %', -3],
    ["1'000", 1000],
    ['many', undefined],
  ])('convert %s to %p', (value, amount) => {
    expect(amountOf({ label: 'a', value })).toBe(amount);
  });
});

describe('a data address', () => {
  it.each([
    ['/a/b?c=1', '/a/b?c=1'],
    [' https://other.example:8443/a ', 'https://other.example:8443/a'],
    ['HTTPS://other.example', 'HTTPS://other.example'],
    ['http://other.example/a', undefined],
    ['//other.example/a', undefined],
    ['/\\other.example/a', undefined],
    ['https://ada:secret@other.example/', undefined],
    ['https:///a', undefined],
    ['https://other.example/\n', 'https://other.example/'],
    ['https://other .example/', undefined],
    ['/a\tb', undefined],
    ['data:application/json,[]', undefined],
    ['blob:https://other.example/a', undefined],
    [`/${'a'.repeat(254)}`, `/${'a'.repeat(254)}`],
    [`/${'a'.repeat(255)}`, undefined],
    ['', undefined],
    [{}, undefined],
  ])('BLK-009 is of the same origin or https: %j', (value, read) => {
    expect(address({ label: 'It', group: 'Content' }).read(value)).toBe(read);
  });
});

describe('fetched blocks', () => {
  it('BLK-009 accept both property formats and drop nested addresses and conditions', () => {
    const retained = { text: 'One', size: { value: 2 }, isAsync: true, conditionsApply: true };
    const properties = { ...retained, asyncItems: '/a', conditions: ['b'] };
    const block = { id: 3, type: 'tag', size: { x: 6 }, conditions: ['b'], properties };
    const read = [
      {
        ...{ type: 'tag', size: { x: 6 }, items: [] },
        properties: {
          text: { value: 'One' },
          size: { value: 2 },
          isAsync: { value: true },
          conditionsApply: { value: true },
        },
      },
    ];
    expect(fetchedItems([block])).toStrictEqual(read);
    expect(fetchedItems({ items: [block, 'a', null] })).toStrictEqual(read);
    expect(fetchedItems({ data: [block] })).toStrictEqual(read);
    expect([fetchedItems('a'), fetchedItems({})]).toStrictEqual([[], []]);
  });

  it('BLK-009 are limited to a hundred blocks and four levels', () => {
    expect(fetchedItems(Array.from({ length: 101 }, () => ({})))).toHaveLength(100);
    const nest = (depth: number): Json => (depth === 0 ? {} : { items: [nest(depth - 1)] });
    const depthOf = (items: ReturnType<typeof fetchedItems>): number =>
      items[0] === undefined ? 0 : 1 + depthOf(items[0].items ?? []);
    expect(depthOf(fetchedItems([nest(9)]))).toBe(4);
  });
});

import { requestsOf } from './requests.js';

describe('block data requests', () => {
  it.each([
    ['badgeProgress', { group: 'sales' }, { badges: { group: 'sales' } }],
    [
      'feed',
      { source: 'drive', tag: 'summer', limit: 6 },
      { pictures: { tag: 'summer', limit: 6 } },
    ],
    ['feed', { source: 'instagram', tag: 'summer', limit: 6 }, { profiles: {} }],
    ['priceBreakdown', { product: 'tee' }, { priceParts: { product: 'tee' } }],
    ['profitPerMonth', { product: 'tee' }, { priceParts: { product: 'tee' } }],
    [
      'productList',
      { collection: 'new', sortBy: 'price', limit: 4 },
      { products: { collection: 'new', sort: 'price', limit: 4 } },
    ],
    [
      'productMockup',
      { product: 'tee', colour: 'Navy', side: 'back' },
      { mockup: { product: 'tee', colour: 'Navy', side: 'back' } },
    ],
    ['socials', {}, { profiles: {} }],
    ['text', {}, {}],
  ] as const)('of %s with %j', (type, properties, expected) => {
    expect(requestsOf({ type, properties })).toStrictEqual(expected);
  });

  it.each(['graph', 'summary'] as const)(
    'of %s include figures only if an address is set',
    (type) => {
      expect(requestsOf({ type, properties: { asyncData: null } })).toStrictEqual({});
      expect(requestsOf({ type, properties: { asyncData: '/a.json' } })).toStrictEqual({
        figures: { address: '/a.json' },
      });
    },
  );
});

import type { ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';

import { structuredScripts } from './page-head.js';
import type { PageHead } from './shop-page.js';
import { structuredData } from './structured-data.js';
import {
  collection,
  frame,
  home,
  origin,
  product,
  productScreen,
} from './structured-data.testing.js';

const now = new Date('2028-02-29T12:00:00Z');

const section = { padding: null, fullWidth: false, fullBackgroundColor: null };
let blocks = 0;

function block(type: string, properties: object, items: readonly object[] = []) {
  blocks += 1;
  return { id: blocks, type, size: 12, properties, items };
}

const outline = { lines: [], headed: null, first: null };

function pageOf(shown: readonly object[]): ShopScreen {
  const page = { url: '/help/', title: 'Help', layout: 'standard', ySpacing: null } as const;
  // Only the properties that are read.
  const own = shown as ScreenOf<'page'>['blocks'];
  return { name: 'page', page, blocks: own, outline, subscription: null };
}

function headOf(changes: Partial<PageHead> = {}): PageHead {
  const canonical = `${origin}/here/`;
  return { title: '', description: '', canonical, image: null, noindex: false, ...changes };
}

const dataOf = (screen: ShopScreen, changes: Partial<PageHead> = {}) =>
  structuredData({ frame, screen, head: headOf(changes) }, now);

const typesOf = (screen: ShopScreen) => dataOf(screen).map((thing) => thing['@type']);

describe('structured data of a page', () => {
  it('SEO-009 CST-096 has an offer for each colour, valid for a year', () => {
    const [thing] = dataOf(productScreen);
    const common = {
      '@type': 'Offer',
      price: '19.50',
      priceCurrency: 'GBP',
      priceValidUntil: '2029-03-01',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: 'Tide' },
    };
    expect(thing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Wave tee',
      url: `${origin}/here/`,
      image: [expect.stringContaining(`${origin}/images/media/a?`)],
      offers: [
        {
          ...common,
          availability: 'https://schema.org/InStock',
          url: `${origin}/product/wave-tee/navy`,
        },
        {
          ...common,
          availability: 'https://schema.org/OutOfStock',
          url: `${origin}/product/wave-tee/white`,
        },
      ],
    });
  });

  it('SEO-009 is constant for a day, and valid for a year from each day', () => {
    const page = { frame, screen: productScreen, head: headOf() };
    const on = (time: string) => structuredScripts(page, new Date(time));
    const first = on('2026-11-21T00:00:00Z');
    expect(first.toString()).toMatch(
      /^<script type="application\/ld\+json">.*"priceValidUntil":"2027-11-21".*<\/script>$/,
    );
    expect(on('2026-11-21T23:59:59Z')).toBe(first);
    expect(on('2026-11-22T00:00:00Z').toString()).toContain('"priceValidUntil":"2027-11-22"');
  });

  it('marks a product that cannot be bought as out of stock', () => {
    const closed = { ...productScreen, product: { ...product, enableAddToCart: false } };
    expect(JSON.stringify(dataOf(closed))).not.toContain('InStock');
  });

  it('CAT-031 has ratings only if the product has reviews', () => {
    expect(dataOf(productScreen)[0]).not.toHaveProperty('aggregateRating');
    const latest = [
      {
        uuid: 'r',
        product: 'u-1',
        rating: 4,
        text: 'Soft.',
        authorName: 'Sam',
        date: '2026-10-01T09:00:00Z',
      },
    ];
    const [thing] = dataOf({ ...productScreen, reviews: { count: 3, average: 4.333, latest } });
    expect(thing).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
      review: [{ datePublished: '2026-10-01', reviewBody: 'Soft.' }],
    });
  });

  it('CAT-031 names an author for each review, also after the erasure of the author', () => {
    const review = { uuid: 'r', product: 'u-1', rating: 4, text: '', date: '2026-10-01T09:00:00Z' };
    const latest = [
      { ...review, authorName: 'Sam' },
      { ...review, authorName: null },
    ];
    const [thing] = dataOf({ ...productScreen, reviews: { count: 2, average: 4, latest } });
    expect(thing).toMatchObject({
      review: [
        { author: { '@type': 'Person', name: 'Sam' } },
        { author: { '@type': 'Person', name: 'Anonymous' } },
      ],
    });
  });

  it('SEO-005 has its grids as lists, in their order', () => {
    expect(typesOf(home)).toStrictEqual(['ItemList', 'Organization']);
    expect(typesOf(collection)).toStrictEqual(['ItemList', 'BreadcrumbList', 'Organization']);
    expect(dataOf(collection)[0]).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: `${origin}/product/wave-tee/` },
        { position: 2, url: `${origin}/product/other-tee/` },
      ],
    });
    expect(typesOf({ ...home, products: [] })).toStrictEqual(['Organization']);
  });

  it('SEO-006 has the breadcrumbs, ending with the page itself', () => {
    expect(dataOf(productScreen)[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Summer', item: `${origin}/collection/summer/` },
        { position: 3, name: 'Wave tee', item: `${origin}/here/` },
      ],
    });
  });

  it('SEO-004 has the questions and answers of all expandable blocks', () => {
    const properties = (values: object) => ({ ...section, ...values });
    const textBlock = (html: string) => block('text', properties({ html }));
    const folded = (title: string, items: readonly object[]) =>
      block('expandable', properties({ title }), items);
    const blocks = [
      folded('Which size?', [
        textBlock('<p>Yours.</p>'),
        block('row', section, [textBlock('Or one up')]),
      ]),
      block('row', section, [folded('How long?', [textBlock('<p>A week.</p>')])]),
      folded('A picture', [block('image', section)]),
      folded('', [textBlock('Nobody asked.')]),
      folded('Outer', [folded('Inner', [textBlock('In.')])]),
      textBlock('<p>Aside.</p>'),
    ];
    const faq = dataOf(pageOf(blocks)).find((thing) => thing['@type'] === 'FAQPage');
    const question = (name: string, text: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    });
    expect(faq).toMatchObject({
      mainEntity: [
        question('Which size?', '<p>Yours.</p>\nOr one up'),
        question('How long?', '<p>A week.</p>'),
        question('Inner', 'In.'),
      ],
    });
    expect(typesOf(pageOf([textBlock('<p>Aside.</p>')]))).toStrictEqual(['Organization']);
  });

  it('SEO-008 describes the shop', () => {
    expect(dataOf(home).at(-1)).toMatchObject({
      name: 'Tide',
      url: `${origin}/`,
      logo: `${origin}/images/media/logo`,
    });
  });

  it.each<[string, ShopScreen]>([
    ['a product', productScreen],
    ['a collection', collection],
    ['a page', pageOf([])],
  ])('SEO-008 accompanies the logo of %s', (_, screen) => {
    expect(typesOf(screen).at(-1)).toBe('Organization');
  });

  it('SEO-008 is left out of pages without a logo', () => {
    const page = { url: '/help/', title: 'Help', layout: 'blank', ySpacing: null } as const;
    const blank: ShopScreen = { name: 'page', page, blocks: [], outline, subscription: null };
    expect(typesOf(blank)).not.toContain('Organization');
  });

  it('SEO-007 is empty for a page hidden from search engines', () => {
    expect(dataOf(productScreen, { noindex: true })).toStrictEqual([]);
    expect(dataOf({ name: 'forbidden' }, { noindex: true })).toStrictEqual([]);
  });
});

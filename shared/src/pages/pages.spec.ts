import fc from 'fast-check';

import { pageUrl, temporaryUrl } from './page-address.js';
import { withIds } from './page-ids.js';
import { readPage } from './page-reading.js';
import type { PageContent } from './page.js';
import { isReservedUrl } from '../storefront/reserved-urls.js';

describe('page paths', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['About', '/about/'],
    ['//About//Team', '/about/team/'],
    ['/size guide/', '/size-guide/'],
    ['/a/?x=1#y', '/a/'],
    ['/../a/./b', '/a/b/'],
    ['\\a\\b', '/a/b/'],
  ])('PAG-016 %j normalises to %j', (text, url) => {
    expect(pageUrl(text)).toBe(url);
    expect(pageUrl(url)).toBe(url);
  });

  it.each([
    '/basket/',
    '/product/tee/',
    '/product/',
    '/collection/',
    '/404/',
    '/omnis/v3/',
    '/sitemap.xml/',
    '/images/a/',
    '/search/',
  ])('%s is reserved', (url) => {
    expect(isReservedUrl(url)).toBe(true);
  });

  it.each([
    '/',
    '/about/',
    '/privacy-policy/',
    '/contact/',
    '/size-guide/',
    '/basket-weaving/',
    '/products/',
  ])('A-13 %s is not reserved', (url) => {
    expect(isReservedUrl(url)).toBe(false);
  });

  it('RTE-064 derive from the uuid if none was given', () => {
    expect(temporaryUrl('7')).toBe('/page-7/');
  });
});

const json = fc.jsonValue({ maxDepth: 2 });
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const id = fc.nat({ max: 1_000_000 });
const properties = fc.dictionary(
  name.filter((one) => !['title', 'loginState'].includes(one)),
  fc.record({ id, value: json }),
);
const blockWith = <Items>(items: fc.Arbitrary<Items>) =>
  fc.record({
    id,
    uid: fc.uuid(),
    type: name,
    published: fc.constantFrom(0, 1, '1', true),
    size: fc.record({ x: fc.nat({ max: 12 }), y: fc.constant(0) }),
    order: fc.nat(),
    extra: json,
    properties,
    items,
  });
const leaf = blockWith(fc.constant([]));
const block = blockWith(fc.array(blockWith(fc.array(leaf, { maxLength: 2 })), { maxLength: 2 }));
const page = fc.record({
  url: name.map((part) => `/p-${part}/`),
  layout: fc.constantFrom('standard', 'blank', 'mail'),
  flags: fc.uniqueArray(name),
  edited: json,
  sitemap: fc.constantFrom(true, false, '0', 1),
  unheardOf: json,
  properties,
  blocks: fc.array(block, { maxLength: 3 }),
});

describe('received pages', () => {
  it('API-032 are returned with equal values, ids, order and html', () => {
    fc.assert(
      fc.property(page, (sent) => {
        const problems: string[] = [];
        // As received over the wire.
        const body: unknown = JSON.parse(JSON.stringify(sent));
        const { fields } = readPage(body, (path) => problems.push(path));
        expect([problems, fields]).toStrictEqual([[], body]);
        // All fields are present.
        expect(withIds(fields as PageContent)).toStrictEqual(body);
      }),
    );
  });

  it('get unused ids for new parts', () => {
    const read = readPage(
      {
        blocks: [
          { type: 'row', items: [{ type: 'text', properties: { html: { value: 'a' } } }] },
          { id: 91, type: 'text', properties: { html: { id: 90, value: 'b' } } },
        ],
        properties: { title: { id: null, value: 'A' } },
      },
      () => undefined,
    );
    const plain = { url: '/', layout: 'standard', flags: [], properties: {}, blocks: [] } as const;
    expect(withIds({ ...plain, ...read.fields })).toMatchObject({
      properties: { title: { id: 92 } },
      blocks: [{ id: 93, items: [{ id: 94, properties: { html: { id: 95 } } }] }, { id: 91 }],
    });
  });

  it('may contain an empty map as PHP encodes it', () => {
    const { fields } = readPage({ properties: [], blocks: [] }, (path) => {
      throw new Error(path);
    });
    expect(fields).toStrictEqual({ properties: {}, blocks: [] });
  });
});

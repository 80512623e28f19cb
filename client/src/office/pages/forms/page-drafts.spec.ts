import type { PageListing, WirePage } from '@selvedge/shared/pages/page';

import { copyOf, namesOfCopy, newPage, renamed, urlFor } from './page-drafts.js';

const page: WirePage = {
  ...{ id: 7, uuid: '0c6dcb0c-41a5-4d7c-a9b5-5a4c6d0d7f11', url: '/about/', layout: 'standard' },
  ...{ divisionId: 21, published: true, version: '2026-01-01T00:00:00.000001Z' },
  preloadables: [],
  flags: ['homepage', 'spring'],
  properties: { title: { id: 3, value: 'About' }, unheardOf: { id: 4, value: [1] } },
  blocks: [
    { id: 5, uid: 'b-1', type: 'text', properties: { html: { id: 6, value: '<p>We</p>' } } },
  ],
  keyPhraseCampaignId: 4,
  notes: { from: 'elsewhere' },
};
const names = { title: 'About us', url: '/about-us/' };
const listed = (url: string, title = ''): PageListing => ({
  ...{
    id: 1,
    uuid: url,
    url,
    shopUrl: url,
    version: '',
    published: true,
    hasUnpublishedChanges: false,
  },
  ...{ isHomepage: url === '/', properties: { title: { value: title } } },
});

it.each([
  ['Size guide', '/size-guide/'],
  ['Été à la mer!', '/ete-a-la-mer/'],
  ['Q & A / Help?', '/q-a-help/'],
  ['日本 語', '/日本-語/'],
  ['?', ''],
  ['', ''],
])('a page titled %j gets the address %j', (title, url) => {
  expect(urlFor(title)).toBe(url);
});

it('a new page belongs to the shop and starts with its escaped title', () => {
  const { url, properties, blocks } = newPage({ title: 'Q <& A>', url: '/q/' }, []);
  expect([url, properties?.['title'], properties?.['isStorePage']]).toStrictEqual([
    ...['/q/', { value: 'Q <& A>' }, { value: true }],
  ]);
  expect(blocks?.[0]?.properties?.['html']).toStrictEqual({ value: '<h1>Q &lt;&amp; A&gt;</h1>' });
});

it('a new page gets a heading only if its blocks have none', () => {
  const [hero, other] = ['<h1>Hello</h1>', '<p>There</p>'].map((html) => ({
    properties: { template: { value: 'text' }, html: { value: html } },
  }));
  if (hero === undefined || other === undefined) throw new Error('There are two.');
  expect(newPage(names, [hero, other]).blocks).toStrictEqual([
    { ...hero, order: 0 },
    { ...other, order: 1 },
  ]);
  expect(newPage(names, [other]).blocks).toMatchObject([
    { order: 0, properties: { html: { value: '<h1>About us</h1>' } } },
    { order: 1 },
  ]);
});

it('renaming keeps the version and the other properties of the page', () => {
  expect(renamed(page, names)).toStrictEqual({
    version: page.version,
    url: '/about-us/',
    properties: { title: { id: 3, value: 'About us' }, unheardOf: { id: 4, value: [1] } },
  });
  expect(renamed({ ...page, properties: {} }, names).properties).toStrictEqual({
    title: { value: 'About us' },
  });
});

it('a copy omits what identifies its page, such as uuid, version and homepage flag', () => {
  const { layout, blocks, keyPhraseCampaignId, notes } = page;
  expect(copyOf(page, names)).toStrictEqual({
    ...{ layout, blocks, keyPhraseCampaignId, notes, url: '/about-us/', flags: ['spring'] },
    properties: { title: { id: 3, value: 'About us' }, unheardOf: { id: 4, value: [1] } },
  });
});

describe('namesOfCopy', () => {
  const about = listed('/about/', 'About');
  const home = listed('/');

  it('adds “(copy)” to the title and picks a free address', () => {
    expect(namesOfCopy(about, [about])).toStrictEqual({
      title: 'About (copy)',
      url: '/about-copy/',
    });
    const taken = [about, listed('/about-copy/'), listed('/about-copy-2/')];
    expect(namesOfCopy(about, taken).url).toBe('/about-copy-3/');
  });

  it('leaves the title empty if the home page has none', () => {
    expect(namesOfCopy(home, [home])).toStrictEqual({ title: '', url: '/home-copy/' });
  });
});

import type { PageListing } from '@selvedge/shared/pages/page';

import { filterPages } from './filter-pages.js';
import { pageSearchIn, type PageSearch } from './page-search.js';

const pageAt = (url: string, title = '', changes: Partial<PageListing> = {}): PageListing => ({
  ...{ id: 1, uuid: url, url, shopUrl: url, version: '2026-01-01T00:00:00.000001Z' },
  ...{ published: true, hasUnpublishedChanges: false, isHomepage: url === '/' },
  properties: { title: { value: title } },
  ...changes,
});
const home = pageAt('/');
const faq = pageAt('/help/faq/', 'Ärgerlich? Questions', { hasUnpublishedChanges: true });
const about = pageAt('/about/', 'Who we are', { version: '2026-03-01T00:00:00.000002Z' });
const soon = pageAt('/soon/', 'Coming soon', { published: false });
const all = [home, about, faq, soon];

const urls = (search: PageSearch, pages = all) =>
  filterPages(pages, search).data.map(({ url }) => url);

describe('page list', () => {
  it('sorts by address at first, with the home page in front', () => {
    expect(urls({}, [soon, faq, about, home])).toStrictEqual([
      '/',
      '/about/',
      '/help/faq/',
      '/soon/',
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['argerlich', ['/help/faq/']],
    ['WHO', ['/about/']],
    ['/help', ['/help/faq/']],
    ['questions faq', ['/help/faq/']],
    ['questions about', []],
    ['home', ['/']],
  ])('searches titles and addresses for %j', (searchTerm, expected) => {
    expect(urls({ searchTerm })).toStrictEqual(expected);
  });

  it.each<[PageSearch['sort'], readonly string[]]>([
    ['title', ['/help/faq/', '/soon/', '/', '/about/']],
    ['-title', ['/about/', '/', '/soon/', '/help/faq/']],
    ['-url', ['/soon/', '/help/faq/', '/about/', '/']],
    ['state', ['/soon/', '/', '/about/', '/help/faq/']],
    ['-version', ['/about/', '/', '/help/faq/', '/soon/']],
  ])('sorts by %s', (sort, expected) => {
    expect(urls({ ...(sort && { sort }) })).toStrictEqual(expected);
  });

  it('splits into pages, and shows the last one if the URL asks for more', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => pageAt(`/p-${String(index)}/`));
    expect(urls({ page: 2 }, many)).toHaveLength(50);
    expect(urls({ page: 2 }, many)[0]).toBe('/p-50/');
    expect(filterPages(many, { page: 41 })).toMatchObject({ page: 40, total: 2_000, perPage: 50 });
    expect(filterPages([], {})).toMatchObject({ page: 1, total: 0, data: [] });
  });

  it('reads its state from the URL and ignores unknown values', () => {
    expect(pageSearchIn({ searchTerm: 'faq', sort: '-title', page: 2, x: 1 })).toStrictEqual({
      ...{ searchTerm: 'faq', sort: '-title', page: 2 },
    });
    expect(pageSearchIn({ searchTerm: '', sort: 'id', page: 0 })).toStrictEqual({});
    expect(pageSearchIn({ searchTerm: 7, sort: 7, page: '2' })).toStrictEqual({});
  });
});

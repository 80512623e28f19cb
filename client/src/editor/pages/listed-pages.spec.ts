import type { PageListing } from '@selvedge/shared/pages/page';

import { listedPages } from './listed-pages.js';

const page = (
  id: number,
  url: string,
  title?: string,
  more: Partial<PageListing> = {},
): PageListing => ({
  ...{ id, uuid: `u${String(id)}`, url, shopUrl: url, published: true, version: '1' },
  ...{ hasUnpublishedChanges: false, isHomepage: false },
  properties: title === undefined ? {} : { title: { value: title } },
  ...more,
});
const pages = [
  page(1, '/shipping/', 'Shipping'),
  page(2, '/about/', 'About us', { hasUnpublishedChanges: true }),
  page(3, '/', 'Welcome', { isHomepage: true }),
  page(4, '/untitled/', undefined, { published: false }),
];

describe('listedPages', () => {
  it('sorts by title after the home page, and marks unpublished content', () => {
    expect(listedPages(pages, '').map(({ title, state }) => [title, state])).toStrictEqual([
      ['Welcome', ''],
      ['/untitled/', 'Draft'],
      ['About us', 'Unpublished changes'],
      ['Shipping', ''],
    ]);
  });

  it('searches title and address', () => {
    expect(listedPages(pages, ' US about ').map(({ id }) => id)).toStrictEqual([2]);
    expect(listedPages(pages, 'shipping').map(({ id }) => id)).toStrictEqual([1]);
    expect(listedPages(pages, 'returns')).toStrictEqual([]);
  });
});

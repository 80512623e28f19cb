import { SHOP_ACTIONS } from '@selvedge/shared/links/actions';

import {
  LINK_TYPES,
  targetsOfActions,
  targetsOfAddress,
  targetsOfBlog,
  targetsOfCollections,
  targetsOfPages,
  targetsOfProducts,
  typesWithout,
} from './link-targets.js';

const page = (url: string, title?: string) => ({
  url,
  properties: title === undefined ? {} : { title: { value: title } },
});
const pages = [page('/about/', 'About us'), page('/blog/first/', 'First post'), page('/bare/')];

describe('link targets', () => {
  it('EDT-028 exclude the types that the caller omits', () => {
    expect(typesWithout(['action', 'blog'])).toStrictEqual([
      ...['product', 'collection', 'page', 'link'],
    ]);
    expect(typesWithout([])).toStrictEqual(LINK_TYPES);
  });

  it('EDT-029 EDT-030 of products and collections have name and address', () => {
    const named = [{ name: 'Wave Tee', urlName: 'wave-tee' }];
    expect([...targetsOfProducts(named), ...targetsOfCollections(named)]).toStrictEqual([
      { text: 'Wave Tee', href: '/product/wave-tee/', type: 'product' },
      { text: 'Wave Tee', href: '/collection/wave-tee/', type: 'collection' },
    ]);
  });

  it('EDT-031 of blog posts have title and address', () => {
    expect(targetsOfBlog(pages, 'post')).toStrictEqual([
      { text: 'First post', href: '/blog/first/', type: 'blog' },
    ]);
  });

  it('EDT-032 of pages have title and address, or the address for both', () => {
    expect(targetsOfPages(pages, '')).toStrictEqual([
      { text: 'About us', href: '/about/', type: 'page' },
      { text: '/bare/', href: '/bare/', type: 'page' },
    ]);
    expect(targetsOfPages(pages, 'ABOUT')).toHaveLength(1);
  });

  it('EDT-033 LAY-042 of actions have a title, and their name after an at sign', () => {
    expect(targetsOfActions('')).toHaveLength(SHOP_ACTIONS.length);
    for (const typed of ['@print', 'print this', 'PRINT-page'])
      expect(targetsOfActions(typed)).toStrictEqual([
        { text: 'Print this page', href: '@print-page', type: 'action' },
      ]);
  });

  it('EDT-033 are empty for an unknown action, also if it is typed as an address', () => {
    expect(targetsOfActions('@start-chatting')).toStrictEqual([]);
    expect(targetsOfAddress(' @start-chatting')).toStrictEqual([]);
    expect(targetsOfAddress('@print-page')).toStrictEqual([]);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['https://example.com', 'https://example.com'],
    ['/about/', '/about/'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
  ])('of the address %s are %s', (typed, href) => {
    expect(targetsOfAddress(typed)).toStrictEqual([{ text: href, href, type: 'link' }]);
  });

  it('use the source of an embed code, unless it contains anything else', () => {
    const code = '<iframe width="560" src="https://maps.example/embed?a=1&amp;b=2"></iframe>';
    const href = 'https://maps.example/embed?a=1&b=2';
    expect(targetsOfAddress(` ${code}`)).toStrictEqual([{ text: href, href, type: 'link' }]);
    expect(targetsOfAddress(code.replace('src', 'onload="x" src'))).toStrictEqual([]);
    expect(targetsOfAddress('<p>maps.example</p>')).toStrictEqual([]);
  });

  it('are empty without input', () => {
    expect(targetsOfAddress(' ')).toStrictEqual([]);
  });
});

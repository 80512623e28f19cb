import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import { LAYOUT_NAMES } from '@selvedge/shared/screens/layout-names';

import { render } from '../app/entry-server.js';
import { SCREENS } from '../app/fixtures.testing.gen.js';
import { payloadOf, productScreen } from '../app/screens.testing.js';
import { pageScreen } from '../../blocks/fixtures.testing.js';

const forbidden: ShopScreen = { name: 'forbidden' };

describe('bottom navigation bar', () => {
  const barOf = (screen: ShopScreen, payload: Partial<PagePayload> = {}) =>
    /<nav[^>]*aria-label="Bottom bar">.*?<\/nav>/s.exec(render(payloadOf(screen, payload)))?.[0];
  const namesIn = (bar = '') => [...bar.matchAll(/<\/svg>(\w+)</g)].map(([, name]) => name);
  const here = (bar = '') => /aria-current="page">.*?<\/svg>(\w+)</s.exec(bar)?.[1];
  const pageAt = (page: Partial<typeof pageScreen.page>): ShopScreen => ({
    ...pageScreen,
    page: { ...pageScreen.page, ...page },
  });
  const search: ShopScreen = {
    ...{ name: 'search', q: '', listing: null, similar: false },
    ...{ message: null, suggestions: [], redirect: null },
  };
  const favourites: ShopScreen = {
    ...{ name: 'favourites', lines: [], saved: null },
    ...{ done: null, form: null, suggestions: [] },
  };

  it('LAY-005 links to the main pages', () => {
    expect(namesIn(barOf(forbidden))).toStrictEqual(['Home', 'Search', 'Account', 'Basket']);
    for (const href of ['/', '/search/', '/account/', '/basket/'])
      expect(barOf(forbidden)).toContain(`href="${href}"`);
  });

  it('LAY-005 links to favourites if the shop has them, and is the same for everyone', () => {
    const bar = barOf(forbidden, { favourites: [] });
    expect(namesIn(bar)).toStrictEqual(['Home', 'Search', 'Favourites', 'Account', 'Basket']);
    expect(barOf(forbidden, { favourites: ['a'], basketQuantity: 3 })).toBe(bar);
  });

  it.each([
    ['Home', pageAt({ url: '/' })],
    ['Search', search],
    ['Favourites', favourites],
    ['Account', SCREENS.account],
    ['Account', SCREENS['account-data']],
    [undefined, pageAt({ url: '/about/' })],
    [undefined, productScreen],
  ])('LAY-005 marks %s as the current page', (name, screen) => {
    expect(here(barOf(screen, { favourites: [] }))).toBe(name);
  });

  it('LAY-003 LAY-005 is part of layouts with a footer', () => {
    const withBar = LAYOUT_NAMES.filter((layout) => barOf(pageAt({ layout })) !== undefined);
    expect(withBar.toSorted()).toStrictEqual(['search', 'standard', 'studio']);
  });

  it('LAY-005 follows the sub-footer if a theme hides the footer', () => {
    const { frame } = payloadOf(forbidden);
    const layout = { ...frame.layout, footerVisible: false };
    const html = render(payloadOf(forbidden, { frame: { ...frame, layout } }));
    expect(html).not.toContain('aria-label="Help"');
    expect(html).toMatch(/Prices include tax.*Bottom bar/s);
  });
});

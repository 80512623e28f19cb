import { routeNameOf, standInHome, storePageOf, type PublishedPage } from './store-page.js';

const about: PublishedPage = {
  ...{ id: 7, uuid: 'a', url: '/about/us/today/', layout: 'standard', sitemap: '0' },
  properties: { title: { value: 'About us' }, loginState: { value: 'logged-in' } },
};

describe('storePageOf', () => {
  it.each([
    ['/', 'home'],
    ['/faqs/', 'faqs'],
    ['//faqs//', 'faqs'],
    ['/about/team/', 'about.team'],
    ['/about/us/today/', 'about.us/today'],
  ])('RTE-062 RTE-063 names the route of %s %s', (url, name) => {
    expect(routeNameOf(url)).toBe(name);
  });

  it('RTE-065 describes layout, visibility and search settings', () => {
    const { properties } = about;
    const picture = { ogImage: { value: '/media/a.webp' }, isSearchable: { value: '1' } };
    const pageProperties = { ...properties, ...picture, searchIcon: { value: 'star' } };
    expect(storePageOf({ ...about, properties: pageProperties }, 'Tropic')).toStrictEqual({
      ...{ id: 7, uuid: 'a', url: '/about/us/today/', name: 'about.us/today', title: 'About us' },
      ...{ layout: 'standard', loginState: 'logged-in', isStorePage: false },
      ...{ primaryImage: '/media/a.webp', showOnSitemap: false, isSearchable: true },
      ...{ searchIcon: 'star', allowPwaReload: true },
    });
  });

  it('PAG-025 uses the mail address of a mail page', () => {
    const properties = { isMailPage: { value: true } };
    expect(storePageOf({ ...about, url: '/spring/', properties }, 'Tropic')).toMatchObject({
      ...{ url: '/teemail/spring/', name: 'teemail.spring', title: 'spring', layout: 'mail' },
    });
  });

  it('PAG-025 keeps the path of a home page that is a mail page', () => {
    const properties = { isMailPage: { value: true } };
    expect(storePageOf({ ...about, url: '/', properties }, 'Tropic').url).toBe('/');
  });

  it('describes a default home page with the name of the shop', () => {
    expect(standInHome('Tropic')).toMatchObject({
      ...{ id: null, uuid: null, url: '/', name: 'home', title: 'Tropic', loginState: 'everyone' },
      ...{ layout: 'standard', isStorePage: true, showOnSitemap: true },
    });
  });
});

import { routeNameOf, standInHome, storePageOf, type PublishedPage } from './store-page.js';

const about: PublishedPage = {
  ...{ id: 7, uuid: 'a', url: '/about/us/today/', layout: 'standard', sitemap: '0' },
  properties: { title: { value: 'About us' }, loginState: { value: 'logged-in' } },
};

describe('a page of a shop, for who routes by themselves', () => {
  it.each([
    ['/', 'home'],
    ['/faqs/', 'faqs'],
    ['//faqs//', 'faqs'],
    ['/about/team/', 'about.team'],
    ['/about/us/today/', 'about.us/today'],
  ])('RTE-062 RTE-063 calls the route of %s %s', (url, name) => {
    expect(routeNameOf(url)).toBe(name);
  });

  it('RTE-065 says by what it is shown, to whom, and in which way', () => {
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

  it('PAG-025 is a mail at the address of its mail', () => {
    const properties = { isMailPage: { value: true } };
    expect(storePageOf({ ...about, url: '/spring/', properties }, 'Tropic')).toMatchObject({
      ...{ url: '/teemail/spring/', name: 'teemail.spring', title: 'spring', layout: 'mail' },
    });
  });

  it('PAG-025 stays at the address of the shop where the home page is a mail', () => {
    const properties = { isMailPage: { value: true } };
    expect(storePageOf({ ...about, url: '/', properties }, 'Tropic').url).toBe('/');
  });

  it('is called as the shop where it is the home page, and none of the owner’s', () => {
    expect(standInHome('Tropic')).toMatchObject({
      ...{ id: null, uuid: null, url: '/', name: 'home', title: 'Tropic', loginState: 'everyone' },
      ...{ layout: 'standard', isStorePage: true, showOnSitemap: true },
    });
  });
});

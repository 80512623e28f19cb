import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { readPage } from '@selvedge/shared/pages/page-reading';

import { firstHomePageUuid } from './first-home-page-uuid.js';
import { firstBrandPage } from '@selvedge/shared/pages/sections/first-brand-page';
import { firstHomePage } from '@selvedge/shared/pages/sections/first-home-page';
import { homeBanner } from '@selvedge/shared/themes/home-banners';

describe('first home page of a shop', () => {
  it.each([firstHomePage('Weft & Warp', 'nordic'), firstBrandPage('Weft & Warp')])(
    'is a valid page',
    (page) => {
      const problems: string[] = [];
      readPage(page, (path, message) => {
        problems.push(`${path} ${message}`);
      });
      expect(problems).toStrictEqual([]);
    },
  );

  it('has a banner, a link to all products and the newest products, in the colours of any theme', () => {
    const page = firstHomePage('Weft & Warp', 'tropic');
    const valuesOf = ({ properties = {} }: (typeof page.blocks)[number]) =>
      Object.fromEntries(Object.entries(properties).map(([name, { value }]) => [name, value]));
    expect(page).toMatchObject({
      url: '/',
      layout: 'standard',
      flags: ['homepage'],
      sitemap: true,
    });
    expect(valuesOf({ properties: page.properties })).toMatchObject({
      ...{ isStorePage: true, title: 'Weft & Warp' },
      description: homeBanner('tropic').copy,
    });
    const [banner, products] = page.blocks.map(valuesOf);
    expect(banner).toMatchObject({
      ...{ template: 'banner', title: 'Weft & Warp', media: 'overlay', fullWidth: true },
      ...{ font: '#{heading.1.font}', copy: homeBanner('tropic').copy },
      actions: [{ text: 'Shop all products', href: '/collection/all/', primary: true }],
    });
    expect(products).toMatchObject({ template: 'productList', sortBy: 'new-in', limit: 8 });
    expect(page.blocks.map(({ order, size }) => [order, size])).toStrictEqual(
      [0, 1, 2].map((order) => [order, { x: 12, y: 0 }]),
    );
  });

  it('escapes the name of the shop', () => {
    const html = firstHomePage('<img src=x>', 'naked').blocks.map(
      ({ properties }) => properties?.['html']?.value,
    );
    expect(html).toContainEqual(expect.stringContaining('<h2>About &lt;img src=x&gt;</h2>'));
  });

  it('has a uuid derived from its shop', () => {
    expect(isUuid(firstHomePageUuid(7))).toBe(true);
    expect(firstHomePageUuid(7)).toBe(firstHomePageUuid(7));
    expect(firstHomePageUuid(7)).not.toBe(firstHomePageUuid(8));
  });
});

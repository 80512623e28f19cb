import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { readPage } from '@selvedge/shared/pages/page-reading';

import { firstHomePageUuid } from './first-home-page-uuid.js';
import { firstBrandPage } from '@selvedge/shared/pages/sections/first-brand-page';
import { firstHomePage } from '@selvedge/shared/pages/sections/first-home-page';

describe('the home page that a new shop begins with', () => {
  it.each([firstHomePage('Weft & Warp', 'nordic'), firstBrandPage('Weft & Warp')])(
    'is a page as an owner may send one',
    (page) => {
      const problems: string[] = [];
      readPage(page, (path, words) => {
        problems.push(`${path} ${words}`);
      });
      expect(problems).toEqual([]);
    },
  );

  it('says the name as words, whatever is in it', () => {
    const html = firstHomePage('<img src=x>', 'naked').blocks.map(
      ({ properties }) => properties?.['html']?.value,
    );
    expect(html).toContainEqual(expect.stringContaining('<h2>About &lt;img src=x&gt;</h2>'));
  });

  it('is known again by the shop that it is of', () => {
    expect(isUuid(firstHomePageUuid(7))).toBe(true);
    expect(firstHomePageUuid(7)).toBe(firstHomePageUuid(7));
    expect(firstHomePageUuid(7)).not.toBe(firstHomePageUuid(8));
  });
});

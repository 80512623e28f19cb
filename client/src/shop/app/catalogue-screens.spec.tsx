import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { everything } from '@selvedge/shared/catalogue/listing/listing';

import { card, collectionScreen, creatorScreen, listing } from './screens.testing.js';
import { markup, textOf } from './markup.testing.js';

describe('collection page', () => {
  const withListing = (changes: Partial<typeof listing>): ScreenOf<'collection'> => ({
    ...collectionScreen,
    listing: { ...listing, ...changes },
  });

  it('CAT-026 shows banner, breadcrumbs, filters and the grid', () => {
    const html = markup(collectionScreen);
    expect(html).toContain('aria-label="Breadcrumbs"');
    expect(html).toMatch(/<form[^>]*action="\/collection\/summer\/"/);
    for (const name of ['gender', 'colour', 'size', 'sort']) {
      expect(html).toContain(`<select name="${name}"`);
    }
    expect(textOf(collectionScreen)).toContain('30 products');
    expect(html).toContain('href="/product/monstera-tee/"');
  });

  it('CAT-026 has a submit button for the filters without script', () => {
    expect(markup(collectionScreen)).toMatch(/<button[^>]*>Apply<\/button>/);
  });

  it('CAT-029 links to the next page with the same filters while there is one', () => {
    const choice = { ...everything, colour: 'Navy' };
    expect(markup(withListing({ choice }))).toContain(
      'href="/collection/summer/?colour=Navy&amp;page=2"',
    );
    expect(markup(withListing({ page: 2 }))).not.toContain('Show more');
    expect(markup(withListing({ page: 2 }))).toContain('href="/collection/summer/" rel="prev"');
  });

  it('hides filters without alternatives', () => {
    const offer = { genders: ['unisex'], colours: ['Navy'], sizes: ['S', 'M'] } as const;
    const html = markup(withListing({ offer }));
    expect(html).not.toContain('<select name="gender"');
    expect(html).toContain('<select name="size"');
  });

  it('keeps filters without results and offers to clear them', () => {
    const choice = { ...everything, gender: 'mens', colour: 'Pink' } as const;
    const screen = withListing({ choice, products: [], total: 0, pages: 1 });
    expect(textOf(screen)).toContain('No products match these filters.');
    expect(markup(screen)).toContain('<option value="Pink" selected="">Pink</option>');
    expect(markup(screen)).toContain('<option value="mens" selected="">Men’s</option>');
    expect(textOf(screen)).toContain('Clear filters');
    expect(textOf(screen)).not.toContain('Previous');
  });

  it('CAT-026 has a link that removes each filter, and a sheet that opens without script', () => {
    const choice = { ...everything, gender: 'mens', colour: 'Pink' } as const;
    const html = markup(withListing({ choice }));
    const chips = [...html.matchAll(/href="([^"]*)"><span[^>]*>Remove filter <\/span>([^<]*)/g)];
    expect(chips.map(([, href, name]) => [name, href])).toStrictEqual([
      ['Men’s', expect.stringMatching(/\?colour=Pink$/)],
      ['Pink', expect.stringMatching(/\?gender=mens$/)],
    ]);
    expect(html).toMatch(/<button[^>]*popoverTarget="filters"[^>]*>.*Filter and sort \(2\)/s);
    expect(html).toMatch(/<form[^>]*id="filters"[^>]*popover="auto"/);
    expect(markup(withListing({}))).not.toContain('Remove filter');
  });

  it('shows a message if it has no products', () => {
    const offer = { genders: [], colours: [], sizes: [] };
    const screen = withListing({ products: [], total: 0, pages: 1, offer });
    expect(textOf(screen)).toContain('No products here yet');
    expect(markup(screen)).not.toContain('<select');
  });
});

describe('creator page', () => {
  it('CAT-027 shows the creator, their links and their products', () => {
    const html = markup(creatorScreen);
    expect(textOf(creatorScreen)).toContain('Draws leaves.');
    expect(html).toContain('href="https://www.instagram.com/adapalm/"');
    expect(html).toContain('href="https://ada.example"');
    expect(html).not.toContain('myspace');
    expect(html).toContain('href="/product/monstera-tee/"');
  });

  it('NFR-008 renders a website as a link only if it is a web address', () => {
    const creator = { ...creatorScreen.creator, website: 'javascript:alert(1)' };
    expect(markup({ ...creatorScreen, creator })).not.toContain('javascript:');
  });
});

describe('home page', () => {
  it('CAT-001 has a tile for every collection', () => {
    const screen: ScreenOf<'home'> = {
      name: 'home',
      hero: { heading: 'Hello', copy: '', link: { text: 'Shop', href: '#products' }, pictures: [] },
      collections: [
        { name: 'Summer', href: '/collection/summer/', image: card.image.original, count: 12 },
      ],
      products: [card],
    };
    expect(markup(screen)).toContain('href="/collection/summer/"');
    expect(textOf(screen)).toContain('Summer 12 products');
    expect(textOf({ ...screen, collections: [] })).not.toContain('Collections');
  });
});

import { View } from './view.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { productList: fixture } = FIXTURES;
describe('product list block', () => {
  const html = rendered(View, fixture);

  it('BLK-028 has a card for each product, and actions', () => {
    expect(html.match(/<li class="card"/g)).toHaveLength(4);
    expect(html).toMatch(/<section[^>]*aria-label="Most popular this month"/);
    expect(html).toContain('<h2 dir="auto">Most popular this month</h2>');
    expect(html).toMatch(/<a href="\/sitemap\/"[^>]*class="button secondary small"/);
  });

  it('NFR-005 loads its first row eagerly if it is the first block', () => {
    expect(html).not.toContain('loading="eager"');
    const first = rendered(View, fixture, { first: fixture.id });
    expect(first.match(/loading="eager"/g)).toHaveLength(4);
  });

  it('has a heading above its products, if only for screen readers', () => {
    const untitled = { ...fixture, properties: { ...fixture.properties, title: '' } };
    expect(rendered(View, untitled)).toMatch(/<h2 class="hidden">Products<\/h2>/);
  });

  it("BLK-028 has a background colour with padding around the cards' text", () => {
    const properties = { ...fixture.properties, backgroundColor: '#eeeeee' };
    expect(rendered(View, { ...fixture, properties })).toContain('class="cards framed"');
    expect(html).toContain('class="cards"');
  });

  it('is empty without products', () => {
    expect(rendered(View, { ...fixture, products: [] })).toBe('');
  });
});

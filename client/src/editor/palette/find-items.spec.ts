import { foundItems } from './find-items.js';
import { ITEMS } from './palette-items.js';

const found = (searchTerm: string) => foundItems(ITEMS, searchTerm).map(({ title }) => title);

describe('foundItems', () => {
  it.each([
    ['carousel', 'Slideshow'],
    ['picture', 'Image'],
    ['FAQ', 'Expandable'],
    ['testimonial', 'Quote'],
    ['e-mail', 'Newsletter'],
    ['sign up', 'Newsletter'],
    ['columns', 'Row'],
    ['vidéo', 'YouTube'],
  ])('finds by synonym: %s → %s', (searchTerm, title) => {
    expect(found(searchTerm)).toContain(title);
  });

  it('lists title matches first', () => {
    expect(found('card')[0]).toBe('Card');
    expect(found('slide').slice(0, 2)).toStrictEqual(['Slide', 'Slideshow']);
  });

  it('requires every word to match the start of a word', () => {
    expect(found('product li')).toStrictEqual(['Product list']);
    expect(found('  BUTT ')).toContain('Button');
    expect(found('list product nowhere')).toStrictEqual([]);
  });

  it('returns a whole group for its heading, and all items for an empty term', () => {
    expect(found('layout')).toStrictEqual(expect.arrayContaining(['Row', 'Grid', 'Spacer']));
    expect(found(' ')).toHaveLength(ITEMS.length);
  });
});

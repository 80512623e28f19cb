import { foundItems } from './find-items.js';
import { ITEMS } from './palette-items.js';

const found = (searchTerm: string) => foundItems(ITEMS, searchTerm).map(({ title }) => title);

describe('what is found in the palette', () => {
  it.each([
    ['carousel', 'Slideshow'],
    ['picture', 'Image'],
    ['FAQ', 'Expandable'],
    ['testimonial', 'Quote'],
    ['e-mail', 'Newsletter'],
    ['sign up', 'Newsletter'],
    ['columns', 'Row'],
    ['vidéo', 'YouTube'],
  ])('%s finds %s by another word for it', (searchTerm, title) => {
    expect(found(searchTerm)).toContain(title);
  });

  it('comes by its title first', () => {
    expect(found('card')[0]).toBe('Card');
    expect(found('slide').slice(0, 2)).toStrictEqual(['Slide', 'Slideshow']);
  });

  it('is what every word fits, by its beginning', () => {
    expect(found('product li')).toStrictEqual(['Product list']);
    expect(found('  BUTT ')).toContain('Button');
    expect(found('list product nowhere')).toStrictEqual([]);
  });

  it('is all of a group by its heading, and everything where nothing is typed', () => {
    expect(found('layout')).toStrictEqual(expect.arrayContaining(['Row', 'Grid', 'Spacer']));
    expect(found(' ')).toHaveLength(ITEMS.length);
  });
});

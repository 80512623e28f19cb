import { shownItems } from './shown-items.js';

describe('the items shown of an order', () => {
  const item = (name: string, image = `/images/${name}`) => ({ name, image });

  it('are its first four names and images', () => {
    const shown = shownItems(['a', 'b', 'c', 'd', 'e'].map((name) => item(name)));
    expect(shown.names).toStrictEqual(['a', 'b', 'c', 'd']);
    expect(shown.images).toStrictEqual(['/images/a', '/images/b', '/images/c', '/images/d']);
  });

  it('appear once each, also in several sizes', () => {
    const shown = shownItems([item('a'), item('a'), item('b')]);
    expect(shown).toStrictEqual({ names: ['a', 'b'], images: ['/images/a', '/images/b'] });
  });

  it('have no image in a quote without images', () => {
    expect(shownItems([item('Caps', '')])).toStrictEqual({ names: ['Caps'], images: [] });
  });
});

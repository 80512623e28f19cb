import type { ProductColour } from '@selvedge/shared/catalogue/contract';

import { shownPictures, type RenderedPart } from './shown-pictures.rules.js';

function colour(name: string, ...sides: readonly string[]): ProductColour {
  const images = sides.map((side, position) => ({
    id: side,
    original: `/images/mockups/t-shirt/${side}/${name}/alpine`,
    altText: '',
    position,
    color: name,
  }));
  return { name, hex: `#${name}`, sizes: [], images };
}

const colours = [colour('f4f4f1', 'front', 'back'), colour('1f2c47', 'front', 'back')];

/** Entries such as `front 1f2c47 320`. */
function shown(part: RenderedPart, defaultColour: string): readonly string[] {
  return shownPictures({ colours, defaultColour }, part).map(({ original, width }) => {
    const [, , , , side = '', hex = ''] = original.split('/');
    return `${side} ${hex} ${width}`;
  });
}

describe('images of a product on shop pages', () => {
  it('IMG-009 CAT-004 are on cards the first two of the shown colour', () => {
    expect(shown('card', '1f2c47')).toStrictEqual(['front 1f2c47 320', 'front 1f2c47 640']);
    expect(shown('hover', '1f2c47')).toStrictEqual(['back 1f2c47 320', 'back 1f2c47 640']);
  });

  it('IMG-009 CAT-004 are those of the first colour if the default colour is missing', () => {
    expect(shown('card', 'gone')).toStrictEqual(['front f4f4f1 320', 'front f4f4f1 640']);
    expect(shownPictures({ colours: [], defaultColour: 'gone' }, 'card')).toStrictEqual([]);
  });

  it('IMG-009 CAT-021 are on its page large ones of its colour, and a small one of each other colour', () => {
    expect(shown('page', '1f2c47')).toStrictEqual([
      ...['front 1f2c47 640', 'front 1f2c47 960', 'front 1f2c47 1280'],
      ...['back 1f2c47 640', 'back 1f2c47 960', 'back 1f2c47 1280'],
      ...['front 1f2c47 320', 'front 1f2c47 640'],
      ...['back 1f2c47 320', 'back 1f2c47 640'],
      ...['front f4f4f1 320', 'front f4f4f1 640'],
    ]);
  });
});

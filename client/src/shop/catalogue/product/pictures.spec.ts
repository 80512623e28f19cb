import type { ProductColour } from '@selvedge/shared/catalogue/contract';

import { picturesOf } from './pictures.js';

function colourOf(name: string, sides: readonly string[]): ProductColour {
  const images = sides.map((side, position) => ({
    id: `${name}-${side}`,
    original: `/images/${name}/${side}`,
    altText: `${name}, ${side}`,
    position,
    color: name,
  }));
  return { name, hex: '#1f2c47', sizes: [], images };
}

const navy = colourOf('Navy', ['front', 'back']);
const white = colourOf('White', ['front', 'back']);
const bare = colourOf('Bare', []);
const input = {
  urlName: 'wave-tee',
  colours: [navy, white, bare],
  colour: navy,
  picture: null,
  choosesColour: true,
};

describe('product gallery', () => {
  it('CAT-004 shows the images of the selected colour, the requested one first', () => {
    const ids = (picture: string | null) =>
      picturesOf({ ...input, picture }).slides.map(({ id }) => id);
    expect(ids(null)).toStrictEqual(['Navy-front', 'Navy-back']);
    expect(ids('Navy-back')).toStrictEqual(['Navy-back', 'Navy-front']);
    expect(ids('White-front')).toStrictEqual(['Navy-front', 'Navy-back']);
  });

  it('CAT-020 links an image of another colour to that colour', () => {
    expect(picturesOf(input).thumbs.map(({ colour, href }) => [colour, href])).toStrictEqual([
      [null, '/product/wave-tee/navy?picture=Navy-front'],
      [null, '/product/wave-tee/navy?picture=Navy-back'],
      ['White', '/product/wave-tee/white'],
    ]);
  });

  it('CAT-020 only shows it if the theme leaves the selection alone', () => {
    const { slides, thumbs } = picturesOf({ ...input, choosesColour: false });
    expect(slides.map(({ id }) => id)).toStrictEqual(['Navy-front', 'Navy-back', 'White-front']);
    expect(thumbs.at(-1)).toMatchObject({
      colour: null,
      href: '/product/wave-tee/navy?picture=White-front',
    });
  });
});

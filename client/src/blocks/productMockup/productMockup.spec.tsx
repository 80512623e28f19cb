import { productMockup } from '@selvedge/shared/blocks/productMockup/definition';
import { mockupOf } from '@selvedge/shared/blocks/model/data/product-mockup';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const colour = (name: string, hex: string, pictures: readonly string[] = []) => ({
  ...{ name, hex, sizes: [] },
  images: pictures.map((original) => ({
    ...{ id: original, original, altText: '', position: 0, color: name },
  })),
});
const tee = {
  name: 'Wave tee',
  urlName: 'wave-tee',
  garment: 't-shirt',
  defaultColour: 'Navy',
  designs: { front: 'monstera', back: null, left: null, right: null },
  colours: [colour('White', '#ffffff'), colour('Navy', '#1f2c47')],
} as const;

it('BLK-029 shows the product of the parameters, from the front by default', () => {
  expect(blockOf(productMockup, {}).properties).toMatchObject({ side: 'front', colour: '' });
  const html = rendered(View, FIXTURES.productMockup);
  expect(html).toContain('/images/mockups/t-shirt/front/1f2c47/monstera');
  expect(html).toContain('alt="Monstera tee in Navy, front"');
  expect(html).toContain('href="/product/monstera-tee/navy"');
  const { mockup } = FIXTURES.productMockup;
  const unlinked = { ...blockOf(productMockup, { isLinked: false }), mockup };
  expect(rendered(View, unlinked)).not.toContain('href');
  expect(rendered(View, blockOf(productMockup, {}))).toBe('');
});

describe('product mock-up', () => {
  it.each([
    ['', 'front', '/images/mockups/t-shirt/front/1f2c47/monstera', '/product/wave-tee/navy'],
    ['white', 'back', '/images/mockups/t-shirt/back/ffffff/plain', '/product/wave-tee/white'],
    ['Pink', 'front', '/images/mockups/t-shirt/front/1f2c47/monstera', '/product/wave-tee/navy'],
  ] as const)('for colour %j from %s uses %s', (requested, side, original, href) => {
    const mockup = mockupOf(tee, { colour: requested, side });
    expect([mockup?.picture.original, mockup?.href]).toStrictEqual([original, href]);
  });

  it("uses the product's own image without a garment view, and is empty without either", () => {
    const own = { ...tee, colours: [colour('Navy', '#1f2c47', ['/images/one'])] };
    const requested = { colour: '', side: 'back' } as const;
    expect(mockupOf({ ...own, garment: null }, requested)?.picture.original).toBe('/images/one');
    expect(mockupOf({ ...own, garment: 'sticker' }, requested)?.picture.original).toBe(
      '/images/one',
    );
    expect(mockupOf({ ...tee, garment: null }, requested)).toBeNull();
  });
});

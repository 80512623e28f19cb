import type { Product } from '../../../catalogue/contract.js';
import { mockupOf } from './product-mockup.js';

const picture = (original: string) => ({
  ...{ id: original, original, altText: '', position: 0, color: null },
});
const navy = { name: 'Navy', hex: '#1f2c47', sizes: [], images: [] };
const sand = { ...navy, name: 'Sand', hex: '#d8c8a8' };
const tee: Pick<Product, 'name' | 'urlName' | 'designs' | 'garment' | 'colours' | 'defaultColour'> =
  {
    ...{ name: 'Wave tee', urlName: 'wave-tee', garment: 't-shirt', defaultColour: 'Sand' },
    designs: { front: 'alpine', back: null, left: null, right: null },
    colours: [navy, sand],
  };
const mockups = '/images/mockups/t-shirt';

describe('mockupOf', () => {
  it('shows the requested colour, case-insensitive, and links to it', () => {
    for (const colour of ['Navy', ' nAVY '])
      expect(mockupOf(tee, { colour, side: 'front' })).toStrictEqual({
        picture: { original: `${mockups}/front/1f2c47/alpine`, altText: 'Wave tee in Navy, front' },
        href: '/product/wave-tee/navy',
      });
  });

  it('falls back to the default colour, then to the first', () => {
    const hrefOf = (defaultColour: string) =>
      mockupOf({ ...tee, defaultColour }, { colour: 'Pink', side: 'front' })?.href;
    expect([hrefOf('Sand'), hrefOf('Teal')]).toStrictEqual([
      '/product/wave-tee/sand',
      '/product/wave-tee/navy',
    ]);
  });

  it('shows a plain garment without a print', () => {
    const back = mockupOf(tee, { colour: 'Navy', side: 'back' });
    expect(back?.picture.original).toBe(`${mockups}/back/1f2c47/plain`);
  });

  it('shows the product’s own image if there is no mock-up of the side', () => {
    const colours = [{ ...navy, images: [picture('/images/own'), picture('/images/second')] }];
    for (const garment of ['sticker', null] as const)
      expect(
        mockupOf({ ...tee, garment, colours }, { colour: 'Navy', side: 'back' })?.picture.original,
      ).toBe('/images/own');
  });

  it('is null without an image or colour', () => {
    const choice = { colour: 'Navy', side: 'back' } as const;
    expect(mockupOf({ ...tee, garment: 'sticker' }, choice)).toBeNull();
    expect(mockupOf({ ...tee, colours: [] }, choice)).toBeNull();
  });
});

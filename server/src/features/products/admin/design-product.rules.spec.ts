import { sizeChartOf } from '@selvedge/shared/catalogue/garments/size-charts';
import { exchanged } from '@selvedge/shared/exchange';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';

import { productFromDesign } from './design-product.rules.js';
import { ChoiceUnknown } from './product-admin.errors.js';

const facts = {
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0009',
  urlName: 'sun-tee',
  currency: 'GBP',
  position: 4,
  approvalStatus: 0 as const,
};
const chosen: CreateFromDesign = {
  garment: 't-shirt',
  design: 'retro-sun',
  colours: ['Sand', 'Navy'],
  sizes: ['S', 'M'],
  name: 'Sun tee',
  price: 2_400,
  enabled: false,
};
const picture = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0109';

describe('product from a design', () => {
  it('has each chosen colour and size, with front and back', () => {
    const { colours, ...product } = productFromDesign(chosen, facts);
    expect(product).toMatchObject({
      ...facts,
      name: 'Sun tee',
      sku: 'TEE-SUN-TEE',
      description: '',
      type: 't-shirt',
      garment: 't-shirt',
      designs: { front: 'retro-sun', back: null },
      price: 2_400,
      defaultColour: 'Sand',
      collections: [],
      enabled: false,
    });
    expect(product.sizeChartId).not.toBeNull();
    expect(colours.map(({ name, hex }) => [name, hex])).toStrictEqual([
      ['Sand', '#d3c0a1'],
      ['Navy', '#1f2c47'],
    ]);
    expect(colours[1]).toMatchObject({
      sizes: [
        { name: 'S', sku: 'TEE-SUN-TEE-NAVY-S', available: true },
        { name: 'M', sku: 'TEE-SUN-TEE-NAVY-M', available: true },
      ],
      images: [
        { original: '/images/mockups/t-shirt/front/1f2c47/retro-sun' },
        { original: '/images/mockups/t-shirt/back/1f2c47/plain' },
      ],
    });
  });

  it('takes the given description and collections', () => {
    const more = { ...chosen, description: 'A sun.', collections: ['c-1'], enabled: true };
    expect(productFromDesign(more, facts)).toMatchObject({
      description: 'A sun.',
      collections: ['c-1'],
      enabled: true,
    });
  });

  it('can show an image of the media library', () => {
    const { designs } = productFromDesign({ ...chosen, design: picture }, facts);
    expect(designs.front).toBe(picture);
  });

  it('has the size chart of its garment', () => {
    const { sizeChartId } = productFromDesign({ ...chosen, garment: 'sticker' }, facts);
    expect(sizeChartId).toBe(sizeChartOf('sticker')?.id);
  });

  it.each(['no-such-design', `${picture}0`, `0${picture}`])(
    'is refused for the unknown design %s',
    (design) => {
      expect(() => productFromDesign({ ...chosen, design }, facts)).toThrow(
        new ChoiceUnknown('design', `The design ${design} does not exist`),
      );
    },
  );

  it('has the production cost of its garment, in the shop’s currency', () => {
    const cost = { amount: GARMENT_OFFERS['t-shirt'].cost, currency: 'GBP' };
    expect(productFromDesign(chosen, facts).baseCost).toBe(cost.amount);
    const inDollars = productFromDesign(chosen, { ...facts, currency: 'USD' }).baseCost;
    expect(inDollars).toBe(exchanged(cost, 'USD'));
    expect(inDollars).not.toBe(cost.amount);
  });

  it('is refused with the field of the unknown choice', () => {
    const refusal = (change: Partial<CreateFromDesign>) => () =>
      productFromDesign({ ...chosen, ...change }, facts);
    expect(refusal({ design: 'none' })).toThrow(
      expect.objectContaining({ errors: { design: [expect.any(String)] } }),
    );
    expect(refusal({ colours: ['Puce'] })).toThrow(
      expect.objectContaining({ errors: { colours: [expect.any(String)] } }),
    );
  });

  it('is refused in a colour without a fabric', () => {
    expect(() => productFromDesign({ ...chosen, colours: ['Puce'] }, facts)).toThrow(
      new ChoiceUnknown('colours', 'No fabric is available in Puce'),
    );
  });
});

import { productDefaults } from './product-defaults.js';
import type { Product } from './contract.js';
import { productModel, shopperModel, type ProductFacts } from './product-model.js';

const image = (id: string, color: string) => ({
  id,
  original: `/images/media/${id}`,
  altText: '',
  position: 0,
  color,
});
const product: Product = {
  ...productDefaults,
  id: 1,
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  division: 7,
  sku: 'TEE',
  name: 'Wave tee',
  urlName: 'wave-tee',
  description: 'A wave.',
  garment: null,
  type: 't-shirt',
  colours: [
    {
      name: 'Navy',
      hex: '#1f2c47',
      sizes: [
        { name: 'S', sku: 'N-S', available: true },
        { name: 'M', sku: 'N-M', available: false },
      ],
      images: [image('navy', 'Navy')],
    },
    {
      name: 'White',
      hex: '#f4f4f1',
      sizes: [{ name: 'S', sku: 'W-S', available: true }],
      images: [image('white', 'White')],
    },
  ],
  defaultColour: 'White',
  ugcImages: [image('worn', 'Navy')],
  price: 2_400,
  salePrice: 1_900,
  currency: 'GBP',
  position: 1,
  baseCost: 700,
  baseCostWhite: 650,
  printCosts: { front: 1 },
  priceMatrix: [1],
  denialReason: 'A trademark',
  approvalStatus: -1,
  approvalNote: 'I drew it',
  files: ['print.pdf'],
  platen: { width: 30 },
  isFProduct: true,
  isDiyFProduct: 'maybe',
};
const facts: ProductFacts = {
  product,
  created: { by: 'customer:7', at: '2026-01-01T00:00:00.000Z' },
  orders: 3,
  reviews: { count: 2, average: 4.5 },
  collections: [{ id: 1, uuid: 'c', name: 'Sea', urlName: 'sea' }],
};
const store = { id: 7, name: 'Tropic' };

describe('the product model', () => {
  const model = productModel(facts, store);

  it('CAT-005 lists options with sizes and images, and all variants', () => {
    expect(model.options).toMatchObject([
      { colour: 'Navy', hex: '#1f2c47', images: [{ id: 'navy' }] },
      { colour: 'White', sizes: [{ name: 'S', sku: 'W-S', available: true }] },
    ]);
    expect(model.variants).toStrictEqual([
      { sku: 'N-S', colour: 'Navy', size: 'S', available: true, price: 1_900 },
      { sku: 'N-M', colour: 'Navy', size: 'M', available: false, price: 1_900 },
      { sku: 'W-S', colour: 'White', size: 'S', available: true, price: 1_900 },
    ]);
  });

  it('CAT-004 IMG-001 lists images with their sizes, default colour first', () => {
    expect(model.images.map(({ id }) => id)).toStrictEqual(['white', 'navy']);
    expect(model.ugcImages.map(({ id }) => id)).toStrictEqual(['worn']);
    expect(model.images[0]?.sizes[640]).toContain('/images/media/white?');
  });

  it('CAT-006 contains the prices', () => {
    const prices = { minPrice: 1_900, maxPrice: 1_900, defaultPrice: 1_900 };
    expect(model).toMatchObject({ price: 2_400, salePrice: 1_900, onSale: true, ...prices });
    const plain = productModel({ ...facts, product: { ...product, salePrice: null } }, store);
    expect(plain).toMatchObject({ onSale: false, defaultPrice: 2_400, vatRate: 1 });
  });

  it('CAT-002 CAT-009 CAT-012 contains author, moderation status and sales', () => {
    expect(model).toMatchObject({
      manufacturer: store,
      created: { by: 'customer:7', at: '2026-01-01T00:00:00.000Z' },
      collections: facts.collections,
      approvalText: 'Denied',
      denialReason: 'A trademark',
      orders: 3,
      reviews: { count: 2, average: 4.5 },
    });
  });

  it('CAT-007 CAT-008 CAT-010 CAT-011 contains all other fields unchanged, except the note to staff', () => {
    const {
      colours: _colours,
      collections: _collections,
      ugcImages: _ugcImages,
      approvalNote: _approvalNote,
      ...rest
    } = product;
    expect(model).toMatchObject(rest);
    for (const name of ['colours', 'approvalNote']) expect(model).not.toHaveProperty(name);
  });

  it('CAT-006 hides costs, production and moderation from shoppers', () => {
    const seen = shopperModel(facts, store);
    expect(Object.keys(seen).sort()).toStrictEqual(Object.keys(model).sort());
    expect(seen).toMatchObject({
      baseCost: null,
      baseCostWhite: null,
      printCosts: null,
      priceMatrix: null,
      denialReason: null,
      files: [],
      created: { by: null, at: '2026-01-01T00:00:00.000Z' },
      platen: { width: 30 },
      isFProduct: true,
      isDiyFProduct: 'maybe',
    });
  });
});

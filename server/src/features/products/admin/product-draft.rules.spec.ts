import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';

import { tee } from '../product.testing.js';
import { draftOf, filledIn } from './product-draft.rules.js';

const size = { name: 'S', sku: 'SEA-S', available: false };
const front = { id: 'front', original: '/images/front', altText: 'Front' };
const back = { id: 'back', original: '/images/back', altText: 'Back' };
const form: ProductForm = {
  name: 'Sea tee',
  sku: 'SEA',
  urlName: 'sea-tee',
  description: 'Of the sea.',
  type: 'shirt',
  gender: 'womens',
  metaTitle: 'Sea',
  metaDescription: 'All about it',
  metaKeywords: ['sea'],
  collections: ['c-1'],
  tags: ['surf'],
  position: 9,
  colours: [{ name: 'Sea', hex: '#123456', sizes: [size], images: [front, back] }],
  defaultColour: 'Sea',
  price: 3_000,
  salePrice: 2_000,
  vatRate: 0,
  baseCost: 800,
  baseCostWhite: 700,
  enabled: false,
  isBundle: true,
  bundleItems: [{ product: 'p-1', quantity: 2 }],
  customiseIt: true,
  enableAddToCart: false,
  isEditableInStudio: true,
  magicModelsEnabled: true,
  personalizable: true,
  sizeChartId: 3,
  crossSellDesign: 'retro-sun',
  crossSellProducts: ['p-2'],
  includeInProductFeed: false,
};

describe('product from a form', () => {
  it('takes all form values, orders its images, and keeps everything else', () => {
    const draft = draftOf({ ...tee, files: ['kept'], creator: 'ada' });
    const images = [
      { ...front, position: 0, color: 'Sea' },
      { ...back, position: 1, color: 'Sea' },
    ];
    expect(filledIn(draft, form)).toStrictEqual({
      ...draft,
      ...form,
      colours: [{ name: 'Sea', hex: '#123456', sizes: [size], images }],
    });
  });

  it('CAT-030 has the note of its owner until the form empties it', () => {
    const noted = filledIn(draftOf(tee), { ...form, approvalNote: 'I drew it' });
    expect(noted.approvalNote).toBe('I drew it');
    expect(filledIn(noted, form).approvalNote).toBe('I drew it');
    expect(filledIn(noted, { ...form, approvalNote: '' })).not.toHaveProperty('approvalNote');
  });

  it('omits the values that the catalogue assigns', () => {
    const { id: _id, division: _division, ...draft } = tee;
    expect(draftOf(tee)).toStrictEqual(draft);
  });
});

import { mockupImages } from '@selvedge/shared/products/admin/mockup-images';

import { draftOf } from '../admin/product-draft.rules.js';
import type { ProductDraft } from '../product.commands.js';
import { tee } from '../product.testing.js';
import { planned, type Cells, type PlannedRow } from './import-plan.rules.js';

const current = draftOf(tee);
const beginning = {
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0009',
  urlName: 'sun-tee',
  currency: 'GBP',
  position: 4,
  approvalStatus: 0 as const,
};
const collections = { urlNames: new Map(), uuids: new Map() };
const sun: Cells = {
  name: 'Sun tee',
  price: '24.00',
  type: 't-shirt',
  garment: 't-shirt',
  design_front: 'retro-sun',
  colours: 'Navy: S, M',
};

const change = (cells: Cells, product: ProductDraft = current): PlannedRow =>
  planned(cells, { current: product, beginning, collections });
const create = (cells: Cells): PlannedRow =>
  planned(cells, { current: undefined, beginning, collections });
const reasonsOf = ({ reasons }: PlannedRow) =>
  reasons.map(({ column, message }) => `${column}: ${message}`);

describe('row of a product file', () => {
  it('creates a product from its cells only', () => {
    const { outcome, changed, reasons, draft } = create(sun);
    expect({ outcome, changed, reasons }).toStrictEqual({
      outcome: 'create',
      changed: [],
      reasons: [],
    });
    expect(draft).toMatchObject({
      ...beginning,
      name: 'Sun tee',
      sku: '',
      description: '',
      price: 2400,
      defaultColour: 'Navy',
    });
    expect(draft?.colours[0]?.sizes.map(({ sku }) => sku)).toStrictEqual([
      'SUN-TEE-NAVY-S',
      'SUN-TEE-NAVY-M',
    ]);
  });

  it('generates the images of a garment in each colour', () => {
    const { draft } = create(sun);
    expect(draft?.colours[0]?.images.map(({ original }) => original)).toStrictEqual([
      '/images/mockups/t-shirt/front/1f2c47/retro-sun',
      '/images/mockups/t-shirt/back/1f2c47/plain',
    ]);
  });

  it('lists the columns it changes, in order', () => {
    const { outcome, changed, draft } = change({ price: '20', name: 'Sea tee', sku: 'TEE-WAVE' });
    expect({ outcome, changed }).toStrictEqual({ outcome: 'change', changed: ['name', 'price'] });
    expect(draft).toStrictEqual({ ...current, name: 'Sea tee', price: 2000 });
  });

  it('leaves an identical product unchanged', () => {
    expect(change({ name: 'Wave tee' })).toStrictEqual({
      outcome: 'unchanged',
      changed: [],
      reasons: [],
      draft: current,
    });
  });

  it('reports every invalid cell, and only those', () => {
    const row = change({ name: '', price: 'cheap', sku: 'FINE' });
    expect(row).toMatchObject({ outcome: 'refused', changed: [], draft: undefined });
    expect(reasonsOf(row)).toStrictEqual([
      'name: This field is required',
      'price: Must be a number',
    ]);
    // Missing values are reported only once all cells are valid.
    expect(reasonsOf(create({ price: 'cheap' }))).toStrictEqual(['price: Must be a number']);
  });

  it('rethrows internal errors instead of reporting them as refusals', () => {
    const fault = new Error('gone');
    const broken = {
      ...collections,
      get urlNames(): never {
        throw fault;
      },
      get uuids(): never {
        throw fault;
      },
    };
    const row = () =>
      planned({ collections: 'summer' }, { current, beginning, collections: broken });
    expect(row).toThrow(fault);
  });

  it.each<readonly [Cells, string]>([
    [{ price: '0' }, 'price: Must be greater than 0'],
    [{ sale_price: '0' }, 'sale_price: The sale price must be above zero and below the price'],
    [{ sale_price: '24' }, 'sale_price: The sale price must be above zero and below the price'],
    [{ default_colour: 'Red' }, 'default_colour: Red is not one of the colours'],
    [{ colours: 'Red #ff0000: S' }, 'colours: No fabric is available in Red #ff0000'],
    [{ garment: '', colours: 'Red #ff0000: S' }, 'colours: Red needs an image: enter a garment'],
    [{ colours: 'Reddish: S' }, 'colours: Reddish is not one of our fabrics and needs a value'],
    [{ colours: 'Navy' }, 'colours: Enter colours as in Navy #1f2c47: S, M, !L | White: S'],
  ])('is refused with %j', (cells, reason) => {
    const row = change(cells);
    expect(row.outcome).toBe('refused');
    expect(reasonsOf(row)).toContainEqual(expect.stringContaining(reason));
  });

  it('accepts a price of one penny, and a sale price one penny below', () => {
    expect(change({ price: '0.02', sale_price: '0.01' }).reasons).toStrictEqual([]);
    expect(change({ price: '0.01' }).reasons).toStrictEqual([]);
  });

  it('reports the missing values of a new product', () => {
    expect(reasonsOf(create({}))).toStrictEqual([
      'name: This field is required',
      'price: Must be greater than 0',
      'colours: Choose at least one colour',
    ]);
  });

  it('keeps the default colour of the product', () => {
    expect(reasonsOf(change({ colours: 'White: S' }))).toStrictEqual([
      'default_colour: Navy is not one of the colours',
    ]);
    expect(change({ colours: 'White: S', default_colour: 'White' }).draft).toMatchObject({
      defaultColour: 'White',
    });
  });

  it('keeps SKUs and images of existing colours, and generates those of new ones', () => {
    const { draft } = change({ colours: 'Navy: S, !XL | Sand: S' });
    const [navy, sand] = draft?.colours ?? [];
    expect(navy?.sizes).toStrictEqual([
      { name: 'S', sku: 'TEE-WAVE-NVY-S', available: true },
      { name: 'XL', sku: 'TEE-WAVE-NAVY-XL', available: false },
    ]);
    expect(navy?.images).toStrictEqual(tee.colours[0]?.images);
    expect(sand).toMatchObject({ hex: '#d3c0a1', sizes: [{ sku: 'TEE-WAVE-SAND-S' }] });
    expect(sand?.images.map(({ position }) => position)).toStrictEqual([0, 1]);
  });

  it('replaces images if a colour value, garment or design changes', () => {
    const teal = change({ colours: 'Navy #1F6A6D: S' }).draft?.colours[0];
    expect(teal).toMatchObject({ hex: '#1f6a6d', images: [{ id: '1f6a6d-front' }, {}] });
    for (const cells of [
      { garment: 'hoodie' },
      { design_front: 'retro-sun' },
      { design_back: 'retro-sun' },
    ]) {
      const { draft } = change(cells);
      const navy = draft?.colours[0] ?? { name: '', hex: '' };
      if (!draft?.garment) throw new Error('it was refused');
      expect(draft.colours[0]?.images).toStrictEqual(
        mockupImages({ ...draft, garment: draft.garment }, navy),
      );
    }
  });

  it('keeps the product’s own images after new mock-ups', () => {
    const own = {
      id: 'own',
      altText: 'Worn',
      position: 0,
      color: 'Navy',
      ...{ original: '/images/a' },
    };
    const [navy, white] = current.colours;
    if (navy === undefined || white === undefined) throw new Error('it has two colours');
    const product = { ...current, colours: [{ ...navy, images: [own, ...navy.images] }, white] };
    const { draft } = change({ design_front: 'retro-sun' }, product);
    expect(draft?.colours[0]?.images.map(({ id, position }) => [id, position])).toStrictEqual([
      ['1f2c47-front', 0],
      ['1f2c47-back', 1],
      ['own', 2],
    ]);
  });

  it('accepts any colour for products without our mock-ups, and only available fabrics for others', () => {
    const [navy] = current.colours;
    if (navy === undefined) throw new Error('it has colours');
    const photo = { id: 'red', original: '/images/red', altText: '', position: 0, color: 'Red' };
    const red = { ...navy, name: 'Red', hex: '#ff0000', images: [photo] };
    const redTee: ProductDraft = { ...current, colours: [red], defaultColour: 'Red' };
    expect(change({ name: 'Red tee' }, redTee).reasons).toStrictEqual([]);
    expect(reasonsOf(change({ design_front: 'retro-sun' }, redTee))).toStrictEqual([
      'colours: No fabric is available in Red #ff0000',
    ]);
    const asItWas = { ...redTee, garment: null, colours: [{ ...red, images: navy.images }] };
    expect(change({ name: 'Red' }, asItWas).reasons).toStrictEqual([]);
  });

  it('uses the type "other" if it names none', () => {
    const { name = '', price = '', garment = '', colours = '' } = sun;
    expect(create({ name, price, garment, colours }).draft?.type).toBe('other');
  });

  it('keeps the images of products without our garments', () => {
    const photo = { id: 'mug', original: '/images/mug', altText: 'Mug', position: 0, color: 'Red' };
    const [navy] = current.colours;
    if (navy === undefined) throw new Error('it has colours');
    const mug: ProductDraft = {
      ...current,
      garment: null,
      colours: [{ ...navy, name: 'Red', hex: '#ff0000', images: [photo] }],
      defaultColour: 'Red',
    };
    expect(change({ name: 'Mug' }, mug)).toMatchObject({
      reasons: [],
      draft: { colours: mug.colours },
    });
  });
});

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

describe('a row of a product file', () => {
  it('creates a product of what it says, and of nothing else', () => {
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

  it('makes the pictures of a garment in each colour', () => {
    const { draft } = create(sun);
    expect(draft?.colours[0]?.images.map(({ original }) => original)).toStrictEqual([
      '/images/mockups/t-shirt/front/1f2c47/retro-sun',
      '/images/mockups/t-shirt/back/1f2c47/plain',
    ]);
  });

  it('says which columns it changes, in their order', () => {
    const { outcome, changed, draft } = change({ price: '20', name: 'Sea tee', sku: 'TEE-WAVE' });
    expect({ outcome, changed }).toStrictEqual({ outcome: 'change', changed: ['name', 'price'] });
    expect(draft).toStrictEqual({ ...current, name: 'Sea tee', price: 2000 });
  });

  it('leaves a product alone that is as the row says', () => {
    expect(change({ name: 'Wave tee' })).toStrictEqual({
      outcome: 'unchanged',
      changed: [],
      reasons: [],
      draft: current,
    });
  });

  it('tells every cell that cannot be taken, and only those', () => {
    const row = change({ name: '', price: 'cheap', sku: 'FINE' });
    expect(row).toMatchObject({ outcome: 'refused', changed: [], draft: undefined });
    expect(reasonsOf(row)).toStrictEqual([
      'name: This field is required',
      'price: Must be a number',
    ]);
    // What else a new product lacks is told once its cells can be read.
    expect(reasonsOf(create({ price: 'cheap' }))).toStrictEqual(['price: Must be a number']);
  });

  it('does not tell a fault of ours as one of the file', () => {
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
    [{ default_colour: 'Red' }, 'default_colour: Red is none of the colours'],
    [{ colours: 'Red #ff0000: S' }, 'colours: We dye no fabric in Red #ff0000'],
    [{ garment: '', colours: 'Red #ff0000: S' }, 'colours: Red needs a picture: name a garment'],
    [{ colours: 'Reddish: S' }, 'colours: Reddish is none of our fabrics and needs a value'],
    [{ colours: 'Navy' }, 'colours: Write colours like Navy #1f2c47: S, M, !L | White: S'],
  ])('refuses %j', (cells, reason) => {
    const row = change(cells);
    expect(row.outcome).toBe('refused');
    expect(reasonsOf(row)).toContainEqual(expect.stringContaining(reason));
  });

  it('takes a price of a penny, and a sale price a penny below', () => {
    expect(change({ price: '0.02', sale_price: '0.01' }).reasons).toStrictEqual([]);
    expect(change({ price: '0.01' }).reasons).toStrictEqual([]);
  });

  it('names what a new product lacks', () => {
    expect(reasonsOf(create({}))).toStrictEqual([
      'name: This field is required',
      'price: Must be greater than 0',
      'colours: Choose at least one colour',
    ]);
  });

  it('keeps the default colour that a product has', () => {
    expect(reasonsOf(change({ colours: 'White: S' }))).toStrictEqual([
      'default_colour: Navy is none of the colours',
    ]);
    expect(change({ colours: 'White: S', default_colour: 'White' }).draft).toMatchObject({
      defaultColour: 'White',
    });
  });

  it('keeps skus and pictures of colours that it knows, and gives new ones theirs', () => {
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

  it('makes other pictures when a colour has another value, or the product another print', () => {
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

  it('keeps pictures of its own behind those of another print', () => {
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

  it('takes any colour where nothing of ours is shown, and none that we do not dye elsewhere', () => {
    const [navy] = current.colours;
    if (navy === undefined) throw new Error('it has colours');
    const photo = { id: 'red', original: '/images/red', altText: '', position: 0, color: 'Red' };
    const red = { ...navy, name: 'Red', hex: '#ff0000', images: [photo] };
    const redTee: ProductDraft = { ...current, colours: [red], defaultColour: 'Red' };
    expect(change({ name: 'Red tee' }, redTee).reasons).toStrictEqual([]);
    expect(reasonsOf(change({ design_front: 'retro-sun' }, redTee))).toStrictEqual([
      'colours: We dye no fabric in Red #ff0000',
    ]);
    const asItWas = { ...redTee, garment: null, colours: [{ ...red, images: navy.images }] };
    expect(change({ name: 'Red' }, asItWas).reasons).toStrictEqual([]);
  });

  it('is of no type of ours where the row names none', () => {
    const { name = '', price = '', garment = '', colours = '' } = sun;
    expect(create({ name, price, garment, colours }).draft?.type).toBe('other');
  });

  it('leaves pictures alone of what is no garment of ours', () => {
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

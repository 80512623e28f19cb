import { productDefaults } from '../product-defaults.js';
import type { Product } from '../contract.js';
import {
  bundleOptionsOf,
  choicesOf,
  bundleLabel,
  isComplete,
  partsIn,
  pieceErrors,
  pieceField,
  piecesOf,
} from './bundle.js';
import { isPieceChoices } from '../../storefront/forms/piece-choices.js';

const tee: Product = {
  ...productDefaults,
  id: 1,
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  division: 21,
  sku: 'TEE',
  name: 'Monstera tee',
  urlName: 'monstera-tee',
  description: '',
  type: 't-shirt',
  garment: 't-shirt',
  colours: [
    {
      name: 'Navy',
      hex: '#1f2c47',
      sizes: [
        { name: 'M', sku: 'TEE-M', available: true },
        { name: 'L', sku: 'TEE-L', available: false },
      ],
      images: [],
    },
  ],
  defaultColour: 'Navy',
  price: 2400,
  currency: 'GBP',
  position: 1,
};
const tote: Product = { ...tee, uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0002', name: 'Tote' };
const bundle = {
  bundleItems: [
    { product: tee.uuid, quantity: 2 },
    { product: tote.uuid, quantity: 1 },
  ],
};
const pieces = piecesOf(bundle, [tote, tee]);
const [first = '', second = '', third = ''] = pieces.map(({ key }) => key);
const medium = { colour: 'Navy', size: 'M' };

describe('CAT-010 the pieces of a bundle', () => {
  it('are one per contained product, with unique keys', () => {
    expect(pieces.map(({ name }) => name)).toStrictEqual(['Monstera tee', 'Monstera tee', 'Tote']);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(isComplete(bundle, pieces)).toBe(true);
  });

  it('are incomplete if a product is missing', () => {
    expect(isComplete(bundle, piecesOf(bundle, [tee]))).toBe(false);
    expect(isComplete({ bundleItems: [] }, [])).toBe(false);
  });

  it('BSK-006 become the options of a basket item', () => {
    const choices = { [first]: medium, [second]: medium, [third]: medium };
    const options = bundleOptionsOf(choices);
    expect(options).toStrictEqual({
      [first]: 'Navy · M',
      [second]: 'Navy · M',
      [third]: 'Navy · M',
    });
    expect(choicesOf(options)).toStrictEqual(choices);
  });

  it('require a size that a form omits', () => {
    const brought: unknown = { [first]: { colour: 'Navy' }, [second]: medium, [third]: medium };
    if (!isPieceChoices(brought)) throw new Error('a form may bring it');
    expect(pieceErrors(pieces, choicesOf(bundleOptionsOf(brought)))).toStrictEqual({
      [`pieces.${first}.size`]: ['Please choose a size'],
    });
  });

  it('have no errors if all choices are available', () => {
    const choices = { [first]: medium, [second]: medium, [third]: medium };
    expect(pieceErrors(pieces, choices)).toStrictEqual({});
  });

  it.each([
    ['is not chosen', undefined, 'Please choose a size'],
    ['has no size', { colour: 'Navy', size: '' }, 'Please choose a size'],
    ['has an unavailable size', { colour: 'Navy', size: 'L' }, 'Tote is sold out in this size'],
    ['has an unavailable colour', { colour: 'Pink', size: 'M' }, 'Tote is sold out in this size'],
  ])('BSK-006 report an error for a piece that %s', (_what, choice, message) => {
    const choices = { [first]: medium, [second]: medium, ...(choice && { [third]: choice }) };
    expect(pieceErrors(pieces, choices)).toStrictEqual({ [`pieces.${third}.size`]: [message] });
  });

  it('are read from any options of a basket item', () => {
    expect(choicesOf({ a: 'Navy · Blue · M', b: 'Navy', c: ' · M' })).toStrictEqual({
      a: { colour: 'Navy · Blue', size: 'M' },
      b: { colour: 'Navy', size: '' },
      c: { colour: '', size: 'M' },
    });
  });

  it('list their distinct products', () => {
    const options = { [first]: 'Navy · M', [second]: '', [third]: '', other: '', '-1': '' };
    expect(partsIn(options)).toStrictEqual([tee.uuid, tote.uuid]);
    expect(partsIn({ [`x${first}`]: '', [`${first}x`]: '' })).toStrictEqual([]);
  });

  it('start with the default colour, or the first if that is missing', () => {
    const image = (id: string) => ({
      ...{ id, original: `/images/${id}`, altText: '', position: 0 },
      color: null,
    });
    const [navy] = tee.colours;
    if (navy === undefined) throw new Error('it has a colour');
    const white = { ...navy, name: 'White', images: [image('white')] };
    const colours = [{ ...navy, images: [image('navy')] }, white];
    const shown = (defaultColour: string) =>
      piecesOf(bundle, [{ ...tee, colours, defaultColour }]).map((piece) => piece.image?.id);
    expect(shown('White')).toStrictEqual(['white', 'white']);
    expect(shown('Pink')).toStrictEqual(['navy', 'navy']);
    expect(pieces[0]?.image).toBeNull();
    expect(piecesOf(bundle, [{ ...tee, colours: [] }])[0]?.image).toBeNull();
  });

  it('are counted in the label', () => {
    expect(bundleLabel(bundle)).toBe('3 pieces');
    expect(bundleLabel({ bundleItems: [{ product: tee.uuid, quantity: 1 }] })).toBe('1 piece');
  });

  it('have separate form fields', () => {
    expect(pieceField(first, 'size')).toBe(`pieces[${tee.uuid}-1][size]`);
  });
});

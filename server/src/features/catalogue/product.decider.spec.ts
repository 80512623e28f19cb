import { recorded, rowsOf, scenarioFor } from '../../platform/event-log/event-log.testing.js';
import { productDecider } from './product.decider.js';
import {
  ColourTwice,
  ColourValueInvalid,
  ColourWithoutPicture,
  ColourWithoutSize,
  DefaultColourUnknown,
  ProductNameMissing,
  ProductPriceInvalid,
  ProductUrlNameInvalid,
  ProductWithoutColour,
  SalePriceNotLower,
  SizeTwice,
  SkuTwice,
} from './product.errors.js';
import { products } from './product.projection.js';
import { colour, tee } from './product.testing.js';

const { given } = scenarioFor(productDecider);
const saved = { type: 'ProductSaved', product: tee } as const;
const [navy, white] = [colour('Navy', '#1f2c47', 'A'), colour('White', '#f4f4f1', 'B')];

describe('a product', () => {
  it('CAT-028 is saved whole, and saved again when something changed', () => {
    given().when({ type: 'SaveProduct', product: tee }).thenEvents(saved);
    const cheaper = { ...tee, salePrice: 1900 };
    given(saved)
      .when({ type: 'SaveProduct', product: cheaper })
      .thenEvents({ type: 'ProductSaved', product: cheaper });
  });

  it('is not saved again as it is, and keeps the integer id it has', () => {
    given(saved)
      .when({ type: 'SaveProduct', product: { ...tee, id: 99 } })
      .thenNothing();
    given(saved)
      .when({ type: 'SaveProduct', product: { ...tee, id: 99, name: 'New' } })
      .thenEvents({ type: 'ProductSaved', product: { ...tee, name: 'New' } });
  });

  it.each([
    ['no name', { name: ' ' }, new ProductNameMissing()],
    ['an address with capitals', { urlName: 'Wave' }, new ProductUrlNameInvalid()],
    ['an address with an empty part', { urlName: 'a--b' }, new ProductUrlNameInvalid()],
    ['no price', { price: 0 }, new ProductPriceInvalid()],
    ['a broken price', { price: 19.99 }, new ProductPriceInvalid()],
    ['a price beyond reason', { price: 10_000_001 }, new ProductPriceInvalid()],
    ['a sale price that is none', { salePrice: 2400 }, new SalePriceNotLower()],
    ['a sale price of nothing', { salePrice: 0 }, new SalePriceNotLower()],
    ['no colour', { colours: [] }, new ProductWithoutColour()],
    ['a colour twice', { colours: [navy, { ...white, name: 'Navy' }] }, new ColourTwice('Navy')],
    [
      'a colour without value',
      { colours: [{ ...navy, hex: 'navy' }] },
      new ColourValueInvalid('Navy'),
    ],
    [
      'a colour without picture',
      { colours: [{ ...navy, images: [] }] },
      new ColourWithoutPicture('Navy'),
    ],
    ['a colour without size', { colours: [{ ...navy, sizes: [] }] }, new ColourWithoutSize('Navy')],
    [
      'a size twice',
      { colours: [{ ...navy, sizes: [...navy.sizes, ...navy.sizes.slice(0, 1)] }] },
      new SizeTwice('Navy', 'S'),
    ],
    ['a sku twice', { colours: [navy, { ...navy, name: 'White' }] }, new SkuTwice('A-S')],
    ['a default colour it has not', { defaultColour: 'Red' }, new DefaultColourUnknown('Red')],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveProduct', product: { ...tee, ...change } })
      .thenThrows(refusal);
  });
});

describe('the row of a product', () => {
  it('CAT-005 shows the default colour first on its card, the next colour as second picture', () => {
    const product = { ...tee, defaultColour: 'White' };
    const [row] = rowsOf(products, recorded([{ type: 'ProductSaved', product }], { division: 7 }));
    expect(row).toMatchObject({ division: 7, urlName: 'wave-tee', enabled: true, product });
    expect(row?.card.image.color).toBe('White');
    expect(row?.card.secondImage?.color).toBe('Navy');
    expect(row?.card.colours).toEqual([
      { name: 'Navy', hex: '#1f2c47' },
      { name: 'White', hex: '#f4f4f1' },
    ]);
  });

  it('has no second picture when there is only one', () => {
    const product = { ...tee, colours: [navy], defaultColour: 'Navy' };
    const [row] = rowsOf(products, recorded([{ type: 'ProductSaved', product }]));
    expect(row?.card.secondImage).toBeNull();
  });
});

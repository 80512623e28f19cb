import type { Product } from '@selvedge/shared/catalogue/contract';

import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import { unfitParts } from './bundle.rules.js';
import { choiceOf } from '@selvedge/shared/catalogue/product-choices';
import { productDecider } from './product.decider.js';
import {
  BundleChoiceInvalid,
  BundlePartInvalid,
  BundlePartTwice,
  BundleTooLarge,
  BundleTooSmall,
  ColourTwice,
  ColourValueInvalid,
  ColourWithoutPicture,
  ColourWithoutSize,
  DefaultColourUnknown,
  PartsWithoutBundle,
  ProductMoved,
  ProductNameMissing,
  ProductPriceInvalid,
  ProductUrlNameInvalid,
  ProductWithoutColour,
  ReferenceInvalid,
  SalePriceNotLower,
  SizeTwice,
  SkuTwice,
} from './product.errors.js';
import { products } from './product.projection.js';
import { colour, productSaved, tee } from './product.testing.js';

const { given } = scenarioFor(productDecider);
const saved = productSaved(tee);
const [navy, white] = [colour('Navy', '#1f2c47', 'A'), colour('White', '#f4f4f1', 'B')];

const part = { product: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0002', quantity: 1 };
const otherPart = { product: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0003', quantity: 1 };
const oneSize = { ...navy, sizes: navy.sizes.slice(0, 1) };
const bundle: Product = {
  ...tee,
  isBundle: true,
  bundleItems: [part, otherPart],
  colours: [oneSize],
  defaultColour: 'Navy',
};
const partRefused = new BundlePartInvalid(part.product);
const choice = new BundleChoiceInvalid();
const reviewFields = {
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0009',
  product: tee.uuid,
  text: '',
  authorName: 'Ada',
  date: '2026-01-01',
};

describe('product', () => {
  it('has its stream named after its uuid', () => {
    const { stream } = productDecider;
    const denial = { type: 'ModerateProduct', approvalStatus: 1, denialReason: null } as const;
    expect(stream({ type: 'SaveProduct', product: tee })).toBe(`product-${tee.uuid}`);
    expect(stream({ ...denial, uuid: 'other' })).toBe('product-other');
  });

  it('CAT-028 is not saved over a concurrent change', () => {
    const renamed = { ...tee, name: 'Wave shirt' };
    given(saved)
      .when({ type: 'SaveProduct', product: renamed, before: { ...tee } })
      .thenEvents(productSaved(renamed, tee));
    given(productSaved({ ...tee, price: 1900 }))
      .when({ type: 'SaveProduct', product: renamed, before: tee })
      .thenThrows(new ProductMoved());
  });

  it('CAT-028 is saved as a whole, and again when something changed', () => {
    given().when({ type: 'SaveProduct', product: tee }).thenEvents(saved);
    const cheaper = { ...tee, salePrice: 1900 };
    given(saved)
      .when({ type: 'SaveProduct', product: cheaper })
      .thenEvents(productSaved(cheaper, tee));
  });

  it('records nothing if it is unchanged, and keeps its integer id', () => {
    given(saved)
      .when({ type: 'SaveProduct', product: { ...tee, id: 99 } })
      .thenNothing();
    given(saved)
      .when({ type: 'SaveProduct', product: { ...tee, id: 99, name: 'New' } })
      .thenEvents(productSaved({ ...tee, name: 'New' }, tee));
  });

  it('costs 100,000.00 at most', () => {
    const dear = { ...tee, price: 10_000_000 };
    given().when({ type: 'SaveProduct', product: dear }).thenEvents(productSaved(dear));
  });

  it.each([
    ['no name', { name: ' ' }, new ProductNameMissing()],
    ['an address with capitals', { urlName: 'Wave' }, new ProductUrlNameInvalid()],
    ['an address with an empty part', { urlName: 'a--b' }, new ProductUrlNameInvalid()],
    ['no price', { price: 0 }, new ProductPriceInvalid()],
    ['a broken price', { price: 19.99 }, new ProductPriceInvalid()],
    ['a price beyond reason', { price: 10_000_001 }, new ProductPriceInvalid()],
    ['a sale price equal to the price', { salePrice: 2400 }, new SalePriceNotLower()],
    ['a sale price of zero', { salePrice: 0 }, new SalePriceNotLower()],
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
    ['a collection without uuid', { collections: ['x'] }, new ReferenceInvalid('collections')],
    ['a creator without uuid', { creator: 'x' }, new ReferenceInvalid('creator')],
    [
      'a cross-sell without uuid',
      { crossSellProducts: ['x'] },
      new ReferenceInvalid('crossSellProducts'),
    ],
    ['parts without being a bundle', { bundleItems: [part] }, new PartsWithoutBundle()],
    ['an unknown default colour', { defaultColour: 'Red' }, new DefaultColourUnknown('Red')],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveProduct', product: { ...tee, ...change } })
      .thenThrows(refusal);
  });
});

describe('bundle', () => {
  it('CAT-010 CAT-028 has two to 20 pieces in one colour and size', () => {
    const most = [{ ...part, quantity: 19 }, otherPart];
    for (const bundleItems of [[part, otherPart], [{ ...part, quantity: 2 }], most]) {
      const product = { ...bundle, bundleItems };
      given().when({ type: 'SaveProduct', product }).thenEvents(productSaved(product));
    }
  });

  it.each<[string, Partial<Product>, Error]>([
    ['one piece', { bundleItems: [part] }, new BundleTooSmall()],
    ['21 pieces', { bundleItems: [{ ...part, quantity: 20 }, otherPart] }, new BundleTooLarge()],
    ['no piece', { bundleItems: [] }, new BundleTooSmall()],
    ['a part twice', { bundleItems: [part, part] }, new BundlePartTwice()],
    [
      'itself as part',
      { bundleItems: [part, { product: tee.uuid, quantity: 1 }] },
      new BundlePartInvalid(tee.uuid),
    ],
    [
      'a part without uuid',
      { bundleItems: [{ product: 'x', quantity: 2 }] },
      new BundlePartInvalid('x'),
    ],
    ['none of a part', { bundleItems: [{ ...part, quantity: 0 }] }, partRefused],
    ['half a part', { bundleItems: [{ ...part, quantity: 2.5 }] }, partRefused],
    ['too many of a part', { bundleItems: [{ ...part, quantity: 21 }] }, partRefused],
    ['two colours', { colours: [oneSize, { ...white, sizes: white.sizes.slice(0, 1) }] }, choice],
    ['two sizes', { colours: [navy] }, choice],
  ])('CAT-010 is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveProduct', product: { ...bundle, ...change } })
      .thenThrows(refusal);
  });

  it('CAT-010 cannot contain bundles or unknown products', () => {
    const candidates = [
      { uuid: part.product, isBundle: false },
      { uuid: otherPart.product, isBundle: true },
    ];
    expect(unfitParts({ bundleItems: [part] }, candidates)).toStrictEqual([]);
    expect(unfitParts(bundle, candidates)).toStrictEqual([otherPart.product]);
    expect(unfitParts(bundle, [])).toStrictEqual([part.product, otherPart.product]);
  });
});

describe('product row', () => {
  it('has a card with colours, except for a bundle, whose parts have them', () => {
    const coloursOf = (isBundle: boolean): readonly unknown[] | undefined => {
      const history = [productSaved({ ...tee, isBundle }, tee)];
      return rowsOf(products, recorded(history, { actor: 'customer:7' }))[0]?.card.colours;
    };
    expect(coloursOf(false)).toHaveLength(tee.colours.length);
    expect(coloursOf(true)).toStrictEqual([]);
  });

  it('CAT-002 keeps author and time of its first event', () => {
    const history = [saved, productSaved({ ...tee, name: 'New' }, tee)];
    const [row] = rowsOf(products, recorded(history, { actor: 'customer:7' }));
    expect(row).toMatchObject({
      createdBy: 'customer:7',
      createdAt: '2026-01-01T00:00:00.000Z',
      product: { name: 'New' },
    });
  });

  it('CAT-031 counts reviews and sums their ratings, also after another save', () => {
    const review = { ...reviewFields, rating: 4 };
    const reviewed = { type: 'ProductReviewed', review } as const;
    const again = { type: 'ProductReviewed', review: { ...review, rating: 1 } } as const;
    const [row] = rowsOf(products, recorded([saved, reviewed, again, saved]));
    expect(row).toMatchObject({ reviewCount: 2, ratingSum: 5 });
    expect(rowsOf(products, recorded([reviewed]))).toStrictEqual([]);
  });

  it('CAT-030 marks a denied product as not shown', () => {
    const shown = (change: Partial<Product>) =>
      rowsOf(products, recorded([productSaved({ ...tee, ...change })]))[0]?.shown;
    expect(shown({})).toBe(true);
    expect(shown({ approvalStatus: 0 })).toBe(true);
    expect(shown({ approvalStatus: -1, denialReason: 'No' })).toBe(false);
    expect(shown({ enabled: false })).toBe(false);
  });

  it('CAT-026 can be found by its colours and available sizes', () => {
    const [row] = rowsOf(products, recorded([saved]));
    expect(row?.choices).toContain(choiceOf({ colour: 'Navy' }));
    expect(row?.choices).toContain(choiceOf({ colour: 'Navy', size: 'M' }));
    expect(row?.choices).toContain(choiceOf({ size: 'M' }));
    expect(row?.choices).not.toContain(choiceOf({ size: 'L' }));
    expect(row?.choices).not.toContain(choiceOf({ colour: 'Navy', size: 'L' }));
    expect(new Set(row?.choices).size).toBe(row?.choices.length);
  });

  it('CAT-005 shows the default colour first on its card, and the next colour as second image', () => {
    const product = { ...tee, defaultColour: 'White' };
    const [row] = rowsOf(products, recorded([productSaved(product)], { division: 7 }));
    expect(row).toMatchObject({ division: 7, urlName: 'wave-tee', enabled: true, product });
    expect(row?.card.image.color).toBe('White');
    expect(row?.card.secondImage?.color).toBe('Navy');
    expect(row?.card.colours).toStrictEqual([
      { name: 'Navy', hex: '#1f2c47' },
      { name: 'White', hex: '#f4f4f1' },
    ]);
  });

  it('has no second image if there is only one colour', () => {
    const product = { ...tee, colours: [navy], defaultColour: 'Navy' };
    const [row] = rowsOf(products, recorded([productSaved(product)]));
    expect(row?.card.secondImage).toBeNull();
  });
});

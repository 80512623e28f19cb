import { imageWidths } from '@selvedge/shared/images/srcset';
import type { ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';

import { bundleScreen, card, product, productScreen } from './screens.testing.js';
import { markup, textOf } from './markup.testing.js';

const withOptions = (options: Partial<ScreenOf<'product'>['options']>): ScreenOf<'product'> => ({
  ...productScreen,
  options: { ...productScreen.options, ...options },
});

describe('the page of a product', () => {
  it('ORD-042 says how long it takes and what it costs to get it, the same at all times', () => {
    const expected =
      'With you in 3–6 working days UK delivery £3.95 Made to order: dispatched in 1–3 working days. Easy returns.';
    expect(textOf(productScreen)).toContain(expected);
    const delivery = { ...productScreen.delivery, home: 0 };
    expect(textOf({ ...productScreen, delivery })).toContain('UK delivery Free');
    const zoneNames = { ...productScreen.zoneNames, home: 'Delivery in Germany' };
    const inGermany = { ...productScreen, home: 'DE', zoneNames };
    expect(textOf(inGermany)).toContain('Delivery in Germany £3.95');
  });

  it('PAY-023 says that tax is in the price only where it is', () => {
    expect(textOf(productScreen)).toContain('Tax included');
    const inAmerica = { ...productScreen, home: 'US' };
    expect(textOf(inAmerica)).not.toContain('Tax included');
  });

  it('GRD-045 that is hidden says so, and has nothing to press', () => {
    const text = textOf({ ...productScreen, isHidden: true });
    expect(text).toContain('Only you can see this product: it is not on sale');
    expect(text).not.toContain('Add to basket');
    expect(textOf(productScreen)).not.toContain('Only you can see');
  });

  it('CAT-015 has a community section by the title of the theme', () => {
    expect(markup(productScreen)).toMatch(/<h2[^>]*>From the community<\/h2>/);
    expect(textOf(withOptions({ communityTitle: 'Worn by you' }))).toContain('Worn by you');
  });

  it('CAT-016 has a quantity where the theme shows it', () => {
    expect(markup(productScreen)).toContain('name="quantity"');
    const html = markup(withOptions({ quantityVisible: false }));
    expect(html).not.toContain('name="quantity"');
    expect(html).toContain('Add to basket');
  });

  it('CAT-017 limits the description, and unfolds the whole of it further down', () => {
    const text = textOf(withOptions({ wordLimit: 2 }));
    expect(text).toContain('Three leaves … Read more');
    expect(text).toContain('Description Three leaves. On organic cotton.');
    expect(textOf(productScreen)).not.toContain('Read more');
  });

  it('CAT-018 places the description above the selectors or below', () => {
    const placeIn = (screen: ShopScreen) => {
      const html = markup(screen);
      return html.indexOf('Three leaves.') - html.indexOf('action="/basket/add/"');
    };
    expect(placeIn(productScreen)).toBeLessThan(0);
    expect(placeIn(withOptions({ descriptionPlacement: 'belowSelectors' }))).toBeGreaterThan(0);
  });

  it('CAT-020 a picture of another colour leads to that colour, or only shows', () => {
    const images = product.colours.map((colour, index) => ({
      ...colour,
      images: colour.images.map((image) => ({ ...image, id: `p-${index}` })),
    }));
    const screen = { ...productScreen, product: { ...product, colours: images } };
    expect(markup(screen)).toContain('aria-label="Show in White"');
    const { options } = withOptions({ pictureChoosesColour: false });
    expect(markup({ ...screen, options })).not.toContain('aria-label="Show in White"');
    expect(markup({ ...screen, options })).toContain('?picture=p-1');
  });

  it('CAT-021 lays the small pictures out as the theme says', () => {
    expect(markup(productScreen)).toMatch(/<ul class="thumbs grid"/);
    expect(markup(withOptions({ thumbnailsLayout: 'row' }))).toMatch(/<ul class="thumbs row"/);
  });

  it('CAT-022 shows taglets where the theme does', () => {
    expect(textOf(productScreen)).toContain('Unisex fit');
    expect(textOf(withOptions({ tagletsVisible: false }))).not.toContain('Unisex fit');
  });

  it('IMG-013 a picture is a link to itself, as large as there is', () => {
    const original = '/images/mockups/t-shirt/front/1f2c47/monstera';
    const widest = imageWidths(original).at(-1) ?? 0;
    expect(markup(productScreen)).toContain(
      `<a class="zoom" href="${original}?w=${widest}&amp;v=2" aria-label="Enlarge: Monstera tee in navy"`,
    );
  });

  it('CAT-031 shows how it was received', () => {
    const text = textOf(productScreen);
    expect(text).toContain('4.5 out of 5');
    expect(text).toContain('2 reviews');
    expect(text).toContain('Worn it 5 times. Sam 1 October 2026');
    const reviews = { count: 0, average: null, latest: [] };
    const none = textOf({ ...productScreen, reviews });
    expect(none).toContain('No reviews yet');
    expect(none).not.toContain('out of 5');
  });

  it('CAT-031 folds away all reviews but the first four', () => {
    const [review] = productScreen.reviews.latest;
    const latest = Array.from({ length: 7 }, (_, index) => ({
      ...review,
      uuid: String(index),
      product: '',
      rating: 5,
      text: `Review ${index}`,
      authorName: '',
      date: '2026-10-01T09:00:00Z',
    }));
    const html = markup({ ...productScreen, reviews: { count: 7, average: 5, latest } });
    expect(html.indexOf('Show 3 more')).toBeGreaterThan(html.indexOf('Review 3'));
    expect(html.indexOf('Show 3 more')).toBeLessThan(html.indexOf('Review 4'));
  });

  it('CAT-026 leads back to its collection', () => {
    expect(markup(productScreen)).toContain('href="/collection/summer/"');
    expect(markup({ ...productScreen, collection: null })).not.toContain('/collection/');
  });

  it('CAT-027 leads to who drew it', () => {
    expect(markup(productScreen)).toContain('href="/creator/ada-palm/"');
    expect(textOf({ ...productScreen, creator: null })).not.toContain('Designed by');
  });

  it('CAT-012 shows what its owner shows it beside', () => {
    expect(textOf(productScreen)).not.toContain('Goes well with this');
    expect(textOf({ ...productScreen, crossSells: [card] })).toContain('Goes well with this');
  });

  it('CAT-011 has a size guide in centimetres and inches', () => {
    expect(textOf(productScreen)).toContain('Size Chest to fit Length M 94–99 cm 37–39 in 72 cm');
    expect(textOf({ ...productScreen, sizeGuide: null })).not.toContain('Size guide');
  });

  it('CAT-011 cannot be bought where its owner says so', () => {
    const text = textOf({
      ...productScreen,
      product: { ...product, enableAddToCart: false },
    });
    expect(text).toContain('currently unavailable');
    expect(text).not.toContain('Add to basket');
  });
});

describe('the page of a bundle', () => {
  const html = markup(bundleScreen);
  const [first = '', second = ''] = bundleScreen.pieces.map(({ key }) => key);

  it('CAT-010 BSK-006 has a colour and a size for each piece, and none for itself', () => {
    for (const key of [first, second]) {
      expect(html).toContain(`name="pieces[${key}][colour]"`);
      expect(html).toContain(`name="pieces[${key}][size]"`);
    }
    expect(html).toContain('<input type="hidden" name="size" value="One size"/>');
    expect(html).not.toContain('type="radio"');
    expect(textOf(bundleScreen)).not.toContain('Size guide');
  });

  it('CAT-010 marks the sizes that are not to be had', () => {
    expect(html.match(/<option value="L" disabled="">L, sold out<\/option>/g)).toHaveLength(2);
  });

  it('keeps what was chosen, and says what is missing', () => {
    const again = markup({
      ...bundleScreen,
      form: {
        values: { [`pieces.${first}.colour`]: 'White', [`pieces.${first}.size`]: 'S' },
        errors: { [`pieces.${second}.size`]: ['Please choose a size'] },
        message: null,
      },
    });
    expect(again).toContain('<option selected="">White</option>');
    expect(again).toContain('<option value="S" selected="">S</option>');
    expect(again).toContain(`id="pieces.${second}.size-error"`);
  });

  it('cannot be bought when a part of it is gone', () => {
    const text = textOf({ ...bundleScreen, pieces: [] });
    expect(text).toContain('An item in this bundle is currently unavailable');
    expect(text).not.toContain('Add to basket');
  });
});

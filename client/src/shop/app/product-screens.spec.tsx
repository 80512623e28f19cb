import { imageWidths } from '@selvedge/shared/images/srcset';
import type { ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';

import { bundleScreen, card, product, productScreen } from './screens.testing.js';
import { markup, textOf } from './markup.testing.js';

const withOptions = (options: Partial<ScreenOf<'product'>['options']>): ScreenOf<'product'> => ({
  ...productScreen,
  options: { ...productScreen.options, ...options },
});

describe('product page', () => {
  it('ORD-042 shows delivery time and cost, identically for every visitor', () => {
    const expected =
      'With you in 3–6 working days UK delivery £3.95 Made to order: dispatched in 1–3 working days. Easy returns.';
    expect(textOf(productScreen)).toContain(expected);
    const delivery = { ...productScreen.delivery, home: 0 };
    expect(textOf({ ...productScreen, delivery })).toContain('UK delivery Free');
    const zoneNames = { ...productScreen.zoneNames, home: 'Delivery in Germany' };
    const inGermany = { ...productScreen, home: 'DE', zoneNames };
    expect(textOf(inGermany)).toContain('Delivery in Germany £3.95');
  });

  it('PAY-023 mentions tax only if the price includes it', () => {
    expect(textOf(productScreen)).toContain('Tax included');
    const inAmerica = { ...productScreen, home: 'US' };
    expect(textOf(inAmerica)).not.toContain('Tax included');
  });

  it('GRD-045 of a hidden product says so and has no buy button', () => {
    const text = textOf({ ...productScreen, isHidden: true });
    expect(text).toContain('Only you can see this product: it is not on sale');
    expect(text).not.toContain('Add to basket');
    expect(textOf(productScreen)).not.toContain('Only you can see');
  });

  it("CAT-015 shows the community section under the theme's title", () => {
    expect(markup(productScreen)).toMatch(/<h2[^>]*>From the community<\/h2>/);
    expect(textOf(withOptions({ communityTitle: 'Worn by you' }))).toContain('Worn by you');
  });

  it('CAT-016 shows the quantity field if the theme does', () => {
    expect(markup(productScreen)).toContain('name="quantity"');
    const html = markup(withOptions({ quantityVisible: false }));
    expect(html).not.toContain('name="quantity"');
    expect(html).toContain('Add to basket');
  });

  it('CAT-017 shortens the description and has the full text further down', () => {
    const text = textOf(withOptions({ wordLimit: 2 }));
    expect(text).toContain('Three leaves … Read more');
    expect(text).toContain('Description Three leaves. On organic cotton.');
    expect(textOf(productScreen)).not.toContain('Read more');
  });

  it('CAT-018 places the description above or below the selectors', () => {
    const placeIn = (screen: ShopScreen) => {
      const html = markup(screen);
      return html.indexOf('Three leaves.') - html.indexOf('action="/basket/add/"');
    };
    expect(placeIn(productScreen)).toBeLessThan(0);
    expect(placeIn(withOptions({ descriptionPlacement: 'belowSelectors' }))).toBeGreaterThan(0);
  });

  it("CAT-020 selects the colour of another colour's image, or only shows the image", () => {
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

  it('CAT-021 lays out thumbnails as the theme says', () => {
    expect(markup(productScreen)).toMatch(/<ul class="thumbs grid"/);
    expect(markup(withOptions({ thumbnailsLayout: 'row' }))).toMatch(/<ul class="thumbs row"/);
  });

  it('CAT-022 shows taglets if the theme does', () => {
    expect(textOf(productScreen)).toContain('Unisex fit');
    expect(textOf(withOptions({ tagletsVisible: false }))).not.toContain('Unisex fit');
  });

  it('IMG-013 links each image to its full size', () => {
    const original = '/images/mockups/t-shirt/front/1f2c47/monstera';
    const widest = imageWidths(original).at(-1) ?? 0;
    expect(markup(productScreen)).toContain(
      `<a class="zoom" href="${original}?w=${widest}&amp;v=2" aria-label="Enlarge: Monstera tee in navy"`,
    );
  });

  it('CAT-031 shows the rating', () => {
    const text = textOf(productScreen);
    expect(text).toContain('4.5 out of 5');
    expect(text).toContain('2 reviews');
    expect(text).toContain('Worn it 5 times. Sam 1 October 2026');
    const reviews = { count: 0, average: null, latest: [] };
    const none = textOf({ ...productScreen, reviews });
    expect(none).toContain('No reviews yet');
    expect(none).not.toContain('out of 5');
  });

  it('CAT-031 folds all reviews except the first four', () => {
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

  it('CAT-026 links back to its collection', () => {
    expect(markup(productScreen)).toContain('href="/collection/summer/"');
    expect(markup({ ...productScreen, collection: null })).not.toContain('/collection/');
  });

  it('CAT-027 links to the creator', () => {
    expect(markup(productScreen)).toContain('href="/creator/ada-palm/"');
    expect(textOf({ ...productScreen, creator: null })).not.toContain('Designed by');
  });

  it('CAT-012 shows related products', () => {
    expect(textOf(productScreen)).not.toContain('Goes well with this');
    expect(textOf({ ...productScreen, crossSells: [card] })).toContain('Goes well with this');
  });

  it('CAT-011 has a size guide in centimetres and inches', () => {
    expect(textOf(productScreen)).toContain('Size Chest to fit Length M 94–99 cm 37–39 in 72 cm');
    expect(markup(productScreen)).toContain('href="#size-guide"');
    expect(markup(productScreen)).toContain('id="size-guide"');
    const without = markup({ ...productScreen, sizeGuide: null });
    expect(without).not.toMatch(/(href="#|id=")size-guide"/);
  });

  it('CAT-011 cannot be bought if the owner disabled it', () => {
    const text = textOf({
      ...productScreen,
      product: { ...product, enableAddToCart: false },
    });
    expect(text).toContain('currently unavailable');
    expect(text).not.toContain('Add to basket');
  });
});

describe('bundle page', () => {
  const html = markup(bundleScreen);
  const [first = '', second = ''] = bundleScreen.pieces.map(({ key }) => key);

  it('CAT-010 BSK-006 has a colour and a size for each piece, and none for the bundle', () => {
    for (const key of [first, second]) {
      expect(html).toContain(`name="pieces[${key}][colour]"`);
      expect(html).toContain(`name="pieces[${key}][size]"`);
    }
    expect(html).toContain('<input type="hidden" name="size" value="One size"/>');
    expect(html).not.toContain('type="radio"');
    expect(html).not.toMatch(/(href="#|id=")size-guide"/);
  });

  it('CAT-010 marks unavailable sizes', () => {
    expect(html.match(/<option value="L" disabled="">L, sold out<\/option>/g)).toHaveLength(2);
  });

  it('keeps the choice and names what is missing', () => {
    const again = markup({
      ...bundleScreen,
      form: {
        values: { [`pieces.${first}.colour`]: 'White', [`pieces.${first}.size`]: 'S' },
        errors: { [`pieces.${second}.size`]: ['Please choose a size'] },
        message: null,
      },
    });
    expect(again).toContain('<option value="White" selected="">White</option>');
    expect(again).toContain('<option value="S" selected="">S</option>');
    expect(again).toContain(`id="pieces.${second}.size-error"`);
  });

  it('cannot be bought if a piece is unavailable', () => {
    const text = textOf({ ...bundleScreen, pieces: [] });
    expect(text).toContain('An item in this bundle is currently unavailable');
    expect(text).not.toContain('Add to basket');
  });
});

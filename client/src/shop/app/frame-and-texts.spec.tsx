import { SCREENS } from './fixtures.testing.gen.js';
import { basket } from './orders.testing.js';
import { card, payloadOf, product } from './screens.testing.js';
import { markup } from './markup.testing.js';

describe('frame', () => {
  it('LAY-004 LAY-006 LAY-027 of a standard screen has menu, banner, badge and footer', () => {
    const html = markup(SCREENS.home, { basketQuantity: 3 });
    expect(html).toContain('aria-label="Main menu"');
    expect(html).toMatch(/popovertarget="sidebar"/i);
    expect(html).toContain('<a href="/returns/">Free returns</a>');
    expect(html).toContain('aria-label="Basket, 3 items"');
    expect(html).toContain('<footer');
  });

  it('the basket has menu, banner and footer for shoppers who continue to browse', () => {
    const html = markup(SCREENS.basket);
    expect(html).toContain('aria-label="Main menu"');
    expect(html).toContain('Free returns');
    expect(html).toContain('aria-label="Help"');
  });

  it.each(['checkout', 'pay'] as const)('LAY-004 of %s is only the logo', (name) => {
    const html = markup(SCREENS[name]);
    expect(html).not.toContain('aria-label="Main menu"');
    expect(html).not.toContain('Free returns');
    expect(html).toMatch(/<header[^>]*>.*<a[^>]*href="\/"[^>]*><span[^>]*>Tropic<\/span><\/a>/s);
  });

  it.each(['login', 'countdown'] as const)('LAY-004 of %s is empty', (name) => {
    expect(markup(SCREENS[name])).not.toMatch(/<header|<footer/);
  });

  it.each(['login', 'countdown', 'sign-up'] as const)(
    '%s shows the picture of the theme',
    (name) => {
      const { frame } = payloadOf(SCREENS[name]);
      const changes = {
        frame: { ...frame, layout: { ...frame.layout, gateImage: '/images/door' } },
      };
      expect(markup(SCREENS[name], changes)).toMatch(/<img [^>]*src="\/images\/door\?w=640/);
      expect(markup(SCREENS[name])).not.toContain('<img');
    },
  );

  it('the countdown has an entrance for the team', () => {
    expect(markup(SCREENS.countdown)).toContain('<a href="/login/?redirect_uri=/">');
  });

  it.each([
    ['standard', { menu: true, sidebar: true, footer: true, subfooter: true }, undefined],
    ['search', { menu: true, sidebar: true, footer: true, subfooter: true }, '1800px'],
    ['studio', { menu: true, sidebar: true, footer: true, subfooter: false }, '1800px'],
    ['cart', { menu: false, sidebar: false, footer: false, subfooter: true }, undefined],
    ['mail', { menu: false, sidebar: false, footer: false, subfooter: false }, '520px'],
    ['blank', { menu: false, sidebar: false, footer: false, subfooter: false }, '100%'],
    ['tool', { menu: true, sidebar: true, footer: false, subfooter: false }, '100%'],
  ] as const)(
    'LAY-004 LAY-007 LAY-008 LAY-009 of a page with the layout %s',
    (name, regions, width) => {
      const { page, ...others } = SCREENS.page;
      const html = markup({ ...others, page: { ...page, layout: name } });
      expect({
        menu: html.includes('aria-label="Main menu"'),
        sidebar: /popovertarget="sidebar"/i.test(html),
        footer: html.includes('aria-label="Help"'),
        subfooter: html.includes('©'),
      }).toStrictEqual(regions);
      expect(/--content-width:([^;"]+)/.exec(html)?.[1]).toBe(width);
    },
  );

  it('LAY-027 a badge fits into its circle', () => {
    expect(markup(SCREENS.home, { basketQuantity: 120 })).toMatch(/>99\+</);
    expect(markup(SCREENS.home, { basketQuantity: 1 })).toContain('aria-label="Basket, 1 item"');
  });

  it('LAY-047 a disabled banner is not rendered', () => {
    const { frame } = payloadOf(SCREENS.home);
    const sitewideBanner = { enabled: false, text: 'Free returns', href: '' };
    expect(markup(SCREENS.home, { frame: { ...frame, sitewideBanner } })).not.toContain(
      'Free returns',
    );
  });
});

describe('texts in Hebrew or Arabic', () => {
  const name = 'חולצת מונסטרה';
  /** Text of the elements whose direction follows their content. */
  const ownDirection = (html: string) =>
    [...html.matchAll(/<(?:bdi|\w+ [^>]*dir="auto"[^>]*)>(?:<a [^>]*>)?([^<]*)</g)].map(
      ([, text]) => text,
    );

  it('have their own direction on the product page', () => {
    const [review] = SCREENS.product.reviews.latest;
    const reviews = {
      count: 1,
      average: 5,
      latest: review === undefined ? [] : [{ ...review, text: 'מעולה', authorName: 'דנה' }],
    };
    const shown = { ...product, name, description: 'רכה מאוד.' };
    const html = markup({
      ...SCREENS.product,
      product: shown,
      reviews,
      crossSells: [{ ...card, name }],
    });
    const texts = ownDirection(html);
    expect(texts).toStrictEqual(expect.arrayContaining([name, 'רכה מאוד.', 'מעולה', 'דנה']));
    // The heading and the card both contain the name.
    expect(texts.filter((text) => text === name).length).toBeGreaterThanOrEqual(2);
  });

  it('have their own direction in the basket and in fields', () => {
    const items = basket.items.map((item) => ({ ...item, name }));
    expect(ownDirection(markup({ ...SCREENS.basket, basket: { ...basket, items } }))).toContain(
      name,
    );
    expect(markup(SCREENS.checkout)).toMatch(
      /<input [^>]*dir="auto"[^>]*name="shippingAddress\[fullName\]"/,
    );
  });
});

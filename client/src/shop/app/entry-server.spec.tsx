import { modulesOf, render, renderUncached } from './entry-server.js';
import { SCREENS } from './fixtures.testing.gen.js';
import { basket, order } from './orders.testing.js';
import { card, payloadOf, product } from './screens.testing.js';
import { markup, textOf } from './markup.testing.js';

describe('server-rendered screen', () => {
  it.each(Object.entries(SCREENS))(
    '%s has one main region and one first heading',
    (name, screen) => {
      const html = markup(screen);
      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(modulesOf(screen)[0]).toMatch(/^src\/shop\/[a-z-]+\/[a-z-]+\.screen\.tsx$/);
      expect(name).toBe(screen.name);
    },
  );

  it.each(Object.values(SCREENS))('NFR-008 $name needs no inline script', (screen) => {
    expect(markup(screen)).not.toMatch(/<script|javascript:|\son[a-z]+="/);
  });

  it.each(Object.values(SCREENS))('$name gives every image its size', (screen) => {
    for (const [picture] of markup(screen).matchAll(/<img [^>]*>/g)) {
      expect(picture).toMatch(/ width="\d+"/);
      expect(picture).toMatch(/ height="\d+"/);
      expect(picture).toMatch(/ alt="/);
    }
  });

  it.each(Object.values(SCREENS))('$name renders the same with cached fragments', (screen) => {
    // React separates adjacent texts by comments for hydration.
    const plain = (html: string) => html.replaceAll('<!-- -->', '');
    const payload = payloadOf(screen, { favourites: [card.uuid] });
    render(payload);
    expect(plain(render(payload))).toBe(plain(renderUncached(payload)));
  });

  it('escapes text', () => {
    const name = '<img src=x onerror=alert(1)>"';
    const html = markup({ ...SCREENS.product, product: { ...product, name } });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(html).not.toContain('<img src=x');
  });
});

describe('shopper screens', () => {
  it('a card shows colours only if there is a choice', () => {
    const of = (count: number) =>
      markup({
        ...SCREENS.home,
        products: [{ ...card, colours: card.colours.slice(0, count) }],
      });
    expect(card.colours.length).toBeGreaterThan(1);
    expect(of(2)).toContain('Colours: ');
    expect(of(1)).not.toContain('Colours: ');
  });

  it('a card shows two products of a bundle at once', () => {
    const of = (colours: typeof card.colours) =>
      markup({ ...SCREENS.home, products: [{ ...card, colours }] });
    expect(of([])).toMatch(/class="media set"/);
    expect(of(card.colours)).not.toMatch(/class="media set"/);
  });

  it('a card shows the sale price beside the old one, and five colours of seven', () => {
    const text = textOf(SCREENS.home);
    expect(text).toContain('Sale price £19.00 Usual price £24.00');
    expect(text).toContain('+2');
    expect(text).toContain('1 product');
  });

  it('CAT-005 an unavailable size is shown disabled', () => {
    const html = markup(SCREENS.product);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="L"|value="L"[^>]*disabled=""/);
    expect(html).not.toMatch(/<input[^>]*disabled=""[^>]*value="M"/);
  });

  it('a sold-out colour has a message instead of a button', () => {
    const colours = product.colours.map((colour) => ({
      ...colour,
      sizes: colour.sizes.map((size) => ({ ...size, available: false })),
    }));
    const text = textOf({ ...SCREENS.product, product: { ...product, colours } });
    expect(text).toContain('Navy is sold out');
    expect(text).not.toContain('Add to basket');
  });

  it('a product without a visible colour has no page', () => {
    const html = markup({ ...SCREENS.product, product: { ...product, colours: [] } });
    expect(html).not.toContain('<h1');
  });

  it('BSK-016 the basket notice links to the basket and the checkout', () => {
    const html = markup({ ...SCREENS.product, added: 'Navy · M' });
    expect(html).toContain('href="/basket/"');
    expect(html).toContain('href="/checkout/?express=true"');
    expect(html).toContain('Navy · M');
  });

  it('BSK-003 the basket shows each line and limits its quantity', () => {
    const html = markup(SCREENS.basket);
    expect(textOf(SCREENS.basket)).toContain('Navy · M · £24.00 each');
    expect(html).toContain('aria-label="Remove one Monstera tee"');
    const [item] = basket.items;
    const items = item === undefined ? [] : [{ ...item, quantity: 1, available: false }];
    const blocked = textOf({ ...SCREENS.basket, basket: { ...basket, items } });
    expect(blocked).toContain('no longer available');
    expect(blocked).not.toContain('Go to checkout');
  });

  it('the checkout keeps typed input except the payment token', () => {
    const form = {
      values: { email: 'ada@example.test', paymentToken: 'token-4242' },
      errors: { 'shippingAddress.city': ['This field is required'] },
      message: 'Please check',
    };
    const html = markup({ ...SCREENS.checkout, form });
    expect(html).toContain('value="ada@example.test"');
    expect(html).not.toContain('4242');
    expect(html).toContain('id="shippingAddress.city-error"');
    expect(textOf({ ...SCREENS.checkout, form })).toContain('Pay £51.95');
    expect(textOf(SCREENS.checkout)).toContain('Get it Fri 1 – Mon 4 May Made to order');
  });

  it('the payment page says why the last card was declined', () => {
    const attempt = {
      ...order.paymentAttempts[0],
      state: 'declined',
      message: 'No money',
    } as const;
    const declined = {
      ...order,
      paymentAttempts: [
        {
          attemptId: 'a',
          successful: false,
          paymentMethodName: 'Card',
          createdAt: '',
          refund: null,
          refunds: [],
          ...attempt,
        },
      ],
    };
    const text = textOf({ ...SCREENS.pay, order: declined });
    expect(text).toContain('No money');
    expect(text).toContain('or use another card');
    expect(textOf(SCREENS.pay)).not.toContain('another card');
  });

  it('a quote in preparation shows the request without prices', () => {
    const { order: quoted } = SCREENS.quote;
    expect(textOf(SCREENS.quote)).toContain('Our offer');
    const quote = quoted.quote && { ...quoted.quote, sentRevision: null };
    const text = textOf({ ...SCREENS.quote, order: { ...quoted, quote } });
    expect(text).toContain('Your request');
    expect(text).not.toContain('£');
  });

  it('the checkout marks only the second line of an address as optional', () => {
    expect(textOf(SCREENS.checkout).match(/[^ ]+ \(optional\)/g)).toStrictEqual(
      Array.from({ length: 2 }, () => 'company (optional)'),
    );
  });

  it('ORD-032 ORD-042 the receipt shows the stage and the delivery date', () => {
    expect(markup(SCREENS.receipt)).toContain('aria-valuenow="20"');
    expect(textOf(SCREENS.receipt)).toContain('Done: Placed Now: Paid Upcoming: Printing');
    expect(textOf(SCREENS.receipt)).toContain('Paid by card');
    expect(textOf(SCREENS.receipt)).toContain('Estimated delivery Fri 1 – Mon 4 May');
    const [attempt] = order.paymentAttempts;
    const late = attempt && { ...order, paymentAttempts: [{ ...attempt, refund: 'due' } as const] };
    const tooLate = textOf({ ...SCREENS.receipt, order: late ?? order });
    expect(tooLate).toContain('Your payment arrived too late and will be refunded');
    expect(tooLate).not.toContain('Estimated delivery');
    const refunded = { ...SCREENS.receipt, order: { ...order, status: 'refunded' } as const };
    expect(textOf(refunded)).not.toContain('Estimated delivery');
    expect(textOf({ ...SCREENS.receipt, arrival: null })).not.toContain('Estimated delivery');
  });

  it('PAY-023 the receipt names the included tax, if there is any', () => {
    expect(textOf(SCREENS.receipt)).toContain('Tax included £8.66');
    const untaxed = { ...order, goodsTax: 0, shippingTax: 0 };
    expect(textOf({ ...SCREENS.receipt, order: untaxed })).not.toContain('Tax included');
  });

  it('ORD-035 the receipt shows that the order was sent, even after a later problem', () => {
    const record = { status: 'complete', user: null, createdAt: order.createdAt } as const;
    const after = (...statuses: readonly (typeof order.status)[]) => {
      const statusLogRecords = statuses.map((status) => ({ ...record, status }));
      const status = statuses.at(-1) ?? order.status;
      return textOf({ ...SCREENS.receipt, order: { ...order, status, statusLogRecords } });
    };
    expect(after('new', 'paid', 'packing')).not.toContain('Dispatch');
    expect(after('new', 'paid', 'complete')).toContain('Dispatch Sent');
    expect(after('quote', 'bespoke_shipped', 'bespoke_refunded')).toContain('Dispatch Sent');
    expect(after('paid', 'complete', 'issue')).toContain('Dispatch Sent');
  });

  it('the receipt links to the tracking of each parcel without leaking its own address', () => {
    expect(textOf(SCREENS.receipt)).not.toContain('Tracking');
    const trackingCodes = [
      { carrier: 'dpd', code: 'AB12', link: 'https://track.dpd.co.uk/search?reference=AB12' },
      { carrier: 'other', code: 'OWN7', link: 'https://parcels.example/' },
    ] as const;
    const sent = { ...SCREENS.receipt, order: { ...order, trackingCodes } };
    expect(textOf(sent)).toContain('Tracking DPD AB12 OWN7');
    for (const { link } of trackingCodes) {
      expect(markup(sent)).toContain(`href="${link}" rel="noreferrer"`);
    }
  });

  it('an unpaid order links to its payment, also while one is in progress', () => {
    const unpaid = { ...order, status: 'to_be_paid', paymentAttempts: [] } as const;
    const html = markup({ ...SCREENS.receipt, order: unpaid });
    expect(html).toContain(`href="/pay/${order.hash}/"`);
    expect(html).not.toContain('Estimated delivery');
    const [attempt] = order.paymentAttempts;
    const paymentAttempts =
      attempt === undefined ? [] : [{ ...attempt, state: 'started' } as const];
    const waiting = markup({ ...SCREENS.receipt, order: { ...unpaid, paymentAttempts } });
    expect(waiting).toContain('Check or finish your payment');
    expect(waiting).toContain('waiting for the payment provider');
  });

  it('hides the data of an erased person', () => {
    const erased = { ...order, email: null, shippingAddress: null, billingAddress: null };
    const text = textOf({ ...SCREENS.receipt, order: erased });
    expect(text.match(/Removed at your request/g)).toHaveLength(2);
  });

  it('RTE-004 the countdown shows the date without script', () => {
    expect(textOf(SCREENS.countdown)).toContain('Opening on 2 January 2031');
    expect(textOf({ ...SCREENS.countdown, opensAt: null })).not.toContain('Opening');
  });
});

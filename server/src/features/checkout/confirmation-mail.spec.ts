import { placed } from '../orders/order.testing.js';
import { confirmationMail, type MailFrame } from './confirmation-mail.js';

const frame: MailFrame = {
  shop: 'Tropic <3',
  origin: 'https://tropic.example.com',
  colour: '#1f5c4a',
  onColour: '#ffffff',
};
const order = { ...placed, ...placed.totals, coupon: null };
const link = 'https://tropic.example.com/receipt/00112233445566778899aabbccddeeff';

describe('the order confirmation', () => {
  it('lists items, costs and address as plain text', () => {
    const { subjectLine, text } = confirmationMail(order, frame);
    expect(subjectLine).toBe('Your order 17 from Tropic <3');
    expect(text).toContain('2 × Palm tee (Black, M)  £48.00');
    expect(text).toContain('Delivery: £3.95\nTotal: £51.95\nTax included: £8.66');
    expect(text).toContain('Ada Palm\n1 Shore Road\nFreshwater\nPO40 9PY\nUnited Kingdom');
    expect(text).toContain(link);
  });

  it('lists the same as HTML and escapes markup', () => {
    const [item] = order.items;
    if (item === undefined) throw new Error('The order has an item.');
    const items = [{ ...item, name: '<img src=x onerror="alert(1)">' }];
    const { html } = confirmationMail({ ...order, items }, frame);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('£51.95');
    expect(html).toContain('Tropic &lt;3');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('https://tropic.example.com/images/palm-black.webp?w=160');
  });

  it('PAY-023 omits zero tax and calls free delivery free', () => {
    const free = { ...order, shipping: 0, goodsTax: 0, shippingTax: 0 };
    const { text } = confirmationMail(free, frame);
    expect(text).toContain('Delivery: Free\nTotal: £51.95');
    expect(text).not.toContain('VAT');
  });

  it.each([
    [
      { city: 'Portland', state: 'OR', postcode: '97205', country: 'US' },
      'Portland, OR 97205\nUnited States',
    ],
    [
      { city: 'Ottawa', state: 'ON', postcode: 'K1A 0B1', country: 'CA' },
      'Ottawa ON K1A 0B1\nCanada',
    ],
    [
      { city: 'Sydney', state: 'NSW', postcode: '2000', country: 'AU' },
      'Sydney NSW 2000\nAustralia',
    ],
    [{ city: 'Berlin', postcode: '10115', country: 'DE' }, '10115 Berlin\nGermany'],
  ])('names state and country of %j', (place, lines) => {
    const shippingAddress = { fullName: 'Ada Palm', line1: '1 Road', line2: null, ...place };
    const { text, html } = confirmationMail({ ...order, shippingAddress }, frame);
    expect(text).toContain(`Ada Palm\n1 Road\n${lines}\n`);
    const isolated = lines.split('\n').map((line) => `<bdi>${line}</bdi>`);
    expect(html).toContain(isolated.join('<br>'));
  });

  it('includes the second address line', () => {
    const { text } = confirmationMail({ ...order, shippingAddress: placed.billingAddress }, frame);
    expect(text).toContain('2 Cliff Road\nFlat 3\n');
  });
});

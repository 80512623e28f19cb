import { emptyLine, readQuote, typedOf } from './quote-lines.js';

const line = { key: 1, id: 3, name: 'Hoodie', quantity: '40', price: '12.50' };

describe('the lines of a quote as they are typed', () => {
  it('come to what they say, delivery included', () => {
    expect(
      readQuote(
        {
          lines: [line, { ...emptyLine(2), name: ' Set-up ', price: '30' }],
          discount: '50',
          shipping: '15',
        },
        'GBP',
      ),
    ).toStrictEqual({
      lines: [
        { id: 3, name: 'Hoodie', quantity: 40, price: 1250 },
        { name: 'Set-up', quantity: 1, price: 3000 },
      ],
      discount: 5000,
      shipping: 1500,
      total: 49_500,
    });
    expect(readQuote({ lines: [line], discount: '', shipping: ' ' }, 'GBP')?.total).toBe(50_000);
  });

  it.each([
    { ...line, name: ' ' },
    { ...line, quantity: '0' },
    { ...line, quantity: '1.5' },
    { ...line, price: '' },
    { ...line, price: '-1' },
    { ...line, price: 'dear' },
  ])('are not sent before all of them say something: %j', (unread) => {
    expect(readQuote({ lines: [line, unread], discount: '', shipping: '' }, 'GBP')).toBeUndefined();
  });

  it('are not sent without any, with a delivery that is no amount, or with more off than they come to', () => {
    expect(readQuote({ lines: [], discount: '', shipping: '' }, 'GBP')).toBeUndefined();
    expect(readQuote({ lines: [line], discount: '', shipping: 'free' }, 'GBP')).toBeUndefined();
    expect(readQuote({ lines: [line], discount: '500.01', shipping: '' }, 'GBP')).toBeUndefined();
  });

  it('begin as the order has them', () => {
    const item = { id: 3, name: 'Hoodie', quantity: 40, price: 1250 } as const;
    const whole = { productUuid: '', sku: '', image: '', pieces: [], tax: 0 } as const;
    const options = { Colour: '', Size: '' };
    const items = [{ ...whole, ...item, options }];
    expect(typedOf({ items, discount: 0, shipping: 500, currency: 'GBP' })).toStrictEqual({
      lines: [{ ...line, key: 3 }],
      discount: '',
      shipping: '5.00',
    });
  });
});

import { emptyLine, readQuote, typedOf } from './quote-lines.js';

const line = { key: 1, id: 3, name: 'Hoodie', quantity: '40', price: '12.50' };

describe('typed quote lines', () => {
  it('add up to the total with discount and delivery', () => {
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
  ])('are not sent while a line is incomplete or invalid: %j', (unread) => {
    expect(readQuote({ lines: [line, unread], discount: '', shipping: '' }, 'GBP')).toBeUndefined();
  });

  it('are not sent without lines, with an invalid delivery amount, or with a discount above their total', () => {
    expect(readQuote({ lines: [], discount: '', shipping: '' }, 'GBP')).toBeUndefined();
    expect(readQuote({ lines: [line], discount: '', shipping: 'free' }, 'GBP')).toBeUndefined();
    expect(readQuote({ lines: [line], discount: '500.01', shipping: '' }, 'GBP')).toBeUndefined();
  });

  it('start with the values of the order', () => {
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

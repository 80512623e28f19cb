import { invoiceLink } from './invoice-link.js';

it('an invoice link contains the hash of its order', () => {
  expect(invoiceLink('aB3-_x')).toBe('/invoice/aB3-_x');
  expect(invoiceLink('a/b?c')).toBe('/invoice/a%2Fb%3Fc');
});

import { parseForm } from './form-body.js';
import { MalformedRequest } from './http.errors.js';

describe('a form post', () => {
  it.each<[string, unknown]>([
    ['', {}],
    ['a=1&b=', { a: '1', b: '' }],
    ['a=1&a=2', { a: '2' }],
    ['a=caf%C3%A9+au+lait', { a: 'café au lait' }],
    [
      'item[productColor]=Navy&item[productSize]=M',
      { item: { productColor: 'Navy', productSize: 'M' } },
    ],
    ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
    ['tags[]=a&tags[]=b', { tags: ['a', 'b'] }],
    ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[b]=2&a=1', { a: '1' }],
    ['a[b=1', { 'a[b': '1' }],
    ['[b]=1', { '[b]': '1' }],
  ])('parses %j as %j', (text, fields) => {
    expect(parseForm(text)).toStrictEqual(fields);
  });

  it.each(['__proto__=1', 'a[__proto__]=1', 'constructor[prototype]=1', 'a[b][c][d][e]=1'])(
    'refuses %j',
    (text) => {
      expect(() => parseForm(text)).toThrow(new MalformedRequest());
    },
  );

  it('refuses more than 1,000 fields', () => {
    const fields = (count: number): string => Array.from({ length: count }, () => 'a=1').join('&');
    expect(parseForm(fields(1_000))).toStrictEqual({ a: '1' });
    expect(() => parseForm(fields(1_001))).toThrow(new MalformedRequest());
  });
});

import { productUrl, urlNameIn } from './product-address.js';

describe('the address of a product', () => {
  it.each([
    ['/product/wave-tee/', 'wave-tee'],
    ['/product/wave-tee', 'wave-tee'],
    ['product/wave-tee/', 'wave-tee'],
    ['wave-tee', 'wave-tee'],
    ['https://tropic.example.com/product/wave-tee/?colour=Navy#top', 'wave-tee'],
    [productUrl('wave-tee'), 'wave-tee'],
    ['http://tropic.example.com/product/wave-tee/', 'wave-tee'],
    ['/product/a-b-c/', 'a-b-c'],
    ['/product/wave-tee/#a\nb', undefined],
    ['/product/wave-tee/navy', undefined],
    ['/a/https://tropic.example/wave-tee', undefined],
    ['/collection/wave-tee/', undefined],
    ['https://tropic.example.com', undefined],
    ['/product/Wave%20Tee/', undefined],
    ['/product/../x/', undefined],
    ['', undefined],
  ])('API-015 %s contains %s', (address, urlName) => {
    expect(urlNameIn(address)).toBe(urlName);
  });
});

import { errorName, errorPlaces } from '@selvedge/shared/browser-errors/browser-error';

import { fileIn, nameOf, placesIn } from './report-fault.js';

const stack = `TypeError: Ada, 1 Shore Road
    at open (https://atlas.shops.example/assets/OrderPage-DA0uGdS.js:1:2345)
    at https://atlas.shops.example/assets/base-B7kM7C5.js:12:9
    at chrome-extension://abcdef/inject.js:1:1`;

describe('browser error reports', () => {
  it('contain positions in our own files, without the message', () => {
    expect(placesIn(stack)).toBe('OrderPage-DA0uGdS.js:1:2345 base-B7kM7C5.js:12:9');
    expect(placesIn(stack)).toMatch(errorPlaces);
    expect(placesIn('Error: of an extension\n at chrome-extension://abcdef/inject.js:1:1')).toBe(
      '',
    );
    expect(placesIn(stack.repeat(9)).split(' ')).toHaveLength(8);
  });

  it('contain the error name', () => {
    const react = new Error('Minified React error #418; visit https://react.dev/errors/418');
    const odd = Object.assign(new Error(), { name: 'Ada Palm' });
    const names = [new TypeError('Ada'), react, odd].map(nameOf);
    expect(names).toStrictEqual(['TypeError', 'React418', 'Error']);
    for (const name of names) expect(name).toMatch(errorName);
  });

  it('contain the name of a file that failed to load', () => {
    const file = fileIn('Unable to preload CSS for /assets/OrderPage-a1.css');
    expect(file).toBe('OrderPage-a1.css');
    expect(file).toMatch(errorPlaces);
    expect(fileIn('Importing a module script failed.')).toBeUndefined();
  });
});

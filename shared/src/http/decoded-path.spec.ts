import { decodedPath } from './decoded-path.js';

describe('the path of a request', () => {
  it.each([
    ['/collection/sea/', '/collection/sea/'],
    ['/product/a%C3%A7a%C3%AD?q=1?2', '/product/açaí'],
    ['/a%2Fb', '/a/b'],
    ['?q=1', ''],
    ['', ''],
  ])('of %j is %j', (url, path) => {
    expect(decodedPath(url)).toBe(path);
  });

  it.each(['/%', '/%zz', '/%C3'])('is none of %j, which nobody wrote so', (url) => {
    expect(decodedPath(url)).toBeUndefined();
  });
});

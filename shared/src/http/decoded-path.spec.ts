import { decodedPath } from './decoded-path.js';

describe('the decoded path of a request', () => {
  it.each([
    ['/collection/sea/', '/collection/sea/'],
    ['/product/a%C3%A7a%C3%AD?q=1?2', '/product/açaí'],
    ['/a%2Fb', '/a/b'],
    ['?q=1', ''],
    ['', ''],
  ])('for %j is %j', (url, path) => {
    expect(decodedPath(url)).toBe(path);
  });

  it.each(['/%', '/%zz', '/%C3'])('is undefined for malformed escapes: %j', (url) => {
    expect(decodedPath(url)).toBeUndefined();
  });
});

import { namesEtag } from './etags.js';

it.each([
  [undefined, '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b" ,"c"', '"a"', false],
  ['*', 'W/"a"', true],
  ['a', '"a"', false],
])('RFC 9110: If-None-Match %s of %s: %s', (header, etag, isMatch) => {
  expect(namesEtag(header, etag)).toBe(isMatch);
});

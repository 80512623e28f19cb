import { contentTypeOf } from './content-type.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('content type of a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypmp42', 'video/mp4'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand -->\n<svg/>', 'image/svg+xml'],
    ['<!DOCTYPE svg PUBLIC "a" "b"><svg >', 'image/svg+xml'],
    ['<!DOCTYPE svg [ <!ENTITY a "b"> ] > <!-- a --><!----> <svg\n>', 'image/svg+xml'],
    ['<?xml version="1.0"?><?xpacket begin="a"?><svg/>', 'image/svg+xml'],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['\xff\xfe<\0s\0v\0g\0/\0>\0', 'image/svg+xml'],
    [`${'<!---->'.repeat(2_000)}<svg>`, 'image/svg+xml'],
  ])('IMG-018 of %j is %s', (start, contentType) => {
    expect(contentTypeOf(bytes(start))).toBe(contentType);
  });

  it.each([
    '',
    'PNG',
    'GIF89a',
    'RIFF....WAVE',
    '\0\0\0\x20ftypheic',
    '\0\0\0\x20ftypavif',
    '\0\0\0\x20ftypqt  ',
    '<html><svg/></html>',
    '<svgx/>',
    'text <svg/>',
    '%PDF-1.7',
    'MZ\x90',
    '<?xml version="1.0">\n<svg/>',
    '<!-- <svg/>',
    '<!--> <svg/>',
    '<!DOCTYPE html><svg/>',
    '<!DOCTYPE svg',
    '<!DOCTYPE svg [ <svg/>',
    '<!DOCTYPE svg [] a><svg/>',
  ])('IMG-018 of %j is unknown', (start) => {
    expect(contentTypeOf(bytes(start))).toBeUndefined();
  });

  // Backtracking regular expressions took seconds, hours or longer for these.
  it.each([
    '<!---->',
    '<!-- ',
    '<!DOCTYPE svg ',
    '<!DOCTYPE svg>',
    '<!DOCTYPE svg []>',
    ' ',
    '\n<?xml ',
  ])('IMG-018 is found quickly in 64 KB of %j', (part) => {
    const content = bytes(part.repeat(65_536 / part.length));
    expect(contentTypeOf(content)).toBeUndefined();
  });
});

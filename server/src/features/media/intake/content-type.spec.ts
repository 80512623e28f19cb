import { contentTypeOf } from './content-type.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('what a file is', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypmp42', 'video/mp4'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand -->\n<svg/>', 'image/svg+xml'],
    ['<!DOCTYPE svg PUBLIC "a" "b"><svg >', 'image/svg+xml'],
  ])('IMG-018 %j is %s', (start, contentType) => {
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
  ])('IMG-018 %j is nothing of ours', (start) => {
    expect(contentTypeOf(bytes(start))).toBeUndefined();
  });
});

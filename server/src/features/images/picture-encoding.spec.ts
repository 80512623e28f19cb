import sharp from 'sharp';

import { contentTypeOf, encoded, formatFor, type PictureFormat } from './picture-encoding.js';

describe('image format', () => {
  it.each<[string | undefined, PictureFormat]>([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0.5, image/webp', 'webp'],
    ['image/avif;q=0, image/webp;q=0.1', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/webp;q=0', 'compatible'],
    ['image/webp;q=much', 'compatible'],
    ['image/*', 'compatible'],
    ['*/*', 'compatible'],
    ['', 'compatible'],
    [undefined, 'compatible'],
  ])('IMG-009 for Accept %p is %p', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });

  it.each<[PictureFormat, boolean, string]>([
    ['avif', true, 'image/avif'],
    ['webp', true, 'image/webp'],
    ['compatible', true, 'image/jpeg'],
    ['compatible', false, 'image/png'],
  ])('IMG-009 of a %p rendition, opaque %p, is sent as %p', async (format, isOpaque, type) => {
    const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
    expect(contentTypeOf(await encoded(dot, format, isOpaque).toBuffer())).toBe(type);
  });
});

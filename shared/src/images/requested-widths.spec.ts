import { requestedWidths } from './requested-widths.js';
import { cardSizes } from '../catalogue/cards/card-sizes.js';
import { slideSizes, thumbSizes } from '../catalogue/cards/gallery-sizes.js';

const mockup = '/images/mockups/t-shirt/front/1f2c47/alpine';
const upload = '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';

describe('requestedWidths', () => {
  it.each([
    ['card', cardSizes, mockup, [320, 640]],
    ['slide', slideSizes, mockup, [640, 960, 1280]],
    ['thumb', thumbSizes, mockup, [320, 640]],
    ['card', cardSizes, upload, [480, 640]],
    ['thumb', thumbSizes, upload, [480]],
  ] as const)('IMG-003 IMG-004 returns, for a %s (%s) of %s, %p', (_, sizes, original, widths) => {
    expect(requestedWidths(original, sizes)).toStrictEqual(widths);
  });

  it('IMG-003 is limited to the largest width', () => {
    expect(requestedWidths(upload, '100vw')).toStrictEqual([480, 1280, 1920]);
  });

  it('returns the smallest sufficient width, or the largest', () => {
    expect(requestedWidths(upload, '480px')).toStrictEqual([480, 1920]);
    expect(requestedWidths(upload, '2000px')).toStrictEqual([1920]);
  });

  it('considers the window widths in `sizes`', () => {
    expect(requestedWidths(upload, '(width >= 1440px) 1920px, 160px')).toStrictEqual([480, 1920]);
    expect(requestedWidths(upload, '(width >= 1441px) 1920px, 160px')).toStrictEqual([480]);
  });
});

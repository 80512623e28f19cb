import type { ImageOptions } from '@selvedge/shared/images/image-options';

import { effortOf } from './picture-effort.js';

const corner = { x: 0, y: 0 };

describe('effort of a rendition', () => {
  it.each<ImageOptions>([
    { width: 2_048 },
    { width: 2_048, height: 4_096 },
    { width: 1_024, rotate: 45 },
    { width: 2_048, rotate: 360 },
    { width: 400, height: 4_096 },
  ])('is little for %j', (options) => {
    expect(effortOf(options)).toBe('little');
  });

  it.each<ImageOptions>([
    {},
    { width: 4_096 },
    { height: 4_096 },
    { width: 2_049, height: 4_096 },
    { width: 2_048, rotate: 45 },
    { width: 2_048, reflect: true },
    { width: 2_048, project: [corner, corner, corner, corner] },
  ])('is high for %j', (options) => {
    expect(effortOf(options)).toBe('much');
  });

  it('is high for an original of more than 25 million pixels, whatever its output size', () => {
    expect(effortOf({ width: 318 }, 25_000_000)).toBe('little');
    expect(effortOf({ width: 318 }, 25_000_001)).toBe('much');
  });
});

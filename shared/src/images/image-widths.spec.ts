import fc from 'fast-check';

import type { ProductImage } from '../catalogue/contract.js';
import { imageLink } from './image-link.js';
import { imageModelOf, sizeOf } from '../catalogue/cards/image-model.js';
import { mockupMasterWidth } from './mockups.js';
import { placeholderColour, placeholderOf } from './placeholder.js';
import { IMAGE_WIDTHS, imageSet, stepWidths } from './srcset.js';

const uuid = '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';
const navy = '/images/mockups/t-shirt/front/1f2c47/alpine';

describe('image widths', () => {
  it('IMG-003 CST-017 CST-018 are up to five steps of at least 256 px', () => {
    expect(stepWidths(1280)).toStrictEqual([256, 512, 768, 1024, 1280]);
    expect(stepWidths(4000)).toStrictEqual([800, 1600, 2400, 3200, 4000]);
    expect(stepWidths(600)).toStrictEqual([256, 512, 600]);
    expect(stepWidths(256)).toStrictEqual([256]);
    expect(stepWidths(100)).toStrictEqual([100]);
  });

  it('IMG-003 end at the width of the image', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4096 }), (width) => {
        const widths = stepWidths(width);
        expect(widths.length).toBeLessThanOrEqual(5);
        expect(widths.at(-1)).toBe(width);
        const steps = widths.map((one, index) => one - (widths[index - 1] ?? 0)).slice(0, -1);
        expect(Math.min(256, ...steps)).toBe(256);
      }),
    );
  });

  it('IMG-004 CST-019 A-26 are a fixed list if the image’s width is unknown', () => {
    expect([...IMAGE_WIDTHS]).toStrictEqual([480, 640, 960, 1280, 1920]);
    expect(imageSet(uuid)).toBe(
      IMAGE_WIDTHS.map((width) => `${uuid}?w=${width}&v=2 ${width}w`).join(', '),
    );
  });

  it('IMG-003 A-26 end at the width of our mock-ups', () => {
    expect(
      imageSet(navy).endsWith(`${navy}?w=${mockupMasterWidth}&v=2 ${mockupMasterWidth}w`),
    ).toBe(true);
    expect(imageSet(navy)).toContain(`${imageLink(navy, { width: 320 })} 320w, `);
  });
});

describe('an image model', () => {
  const image: ProductImage = {
    id: 'front',
    original: uuid,
    altText: 'Alpine tee',
    position: 0,
    color: 'Navy',
  };

  it('IMG-001 has original, position, altText, color, id and sizes keyed by width', () => {
    expect(imageModelOf(image)).toStrictEqual({
      ...image,
      sizes: Object.fromEntries(IMAGE_WIDTHS.map((width) => [width, `${uuid}?w=${width}&v=2`])),
    });
  });

  it.each([
    [960, 960],
    [1, 480],
    [799, 640],
    [800, 960],
    [9999, 1920],
  ])('IMG-002 returns for %p the width %p', (requested, width) => {
    expect(sizeOf(imageModelOf(image), requested)).toBe(`${uuid}?w=${width}&v=2`);
  });

  it('IMG-002 returns the original without sizes', () => {
    expect(sizeOf({ original: uuid, sizes: {} }, 640)).toBe(uuid);
  });
});

describe('the placeholder of an image', () => {
  it('IMG-011 is a tint of the fabric, or #eee', () => {
    expect(placeholderOf(navy)).toBe('color-mix(in srgb, #1f2c47 20%, #eee)');
    expect(placeholderOf(uuid)).toBe(placeholderColour);
    expect(placeholderColour).toBe('#eee');
  });
});

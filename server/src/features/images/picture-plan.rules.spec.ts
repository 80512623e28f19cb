import {
  IMAGE_FITS,
  IMAGE_POSITIONS,
  type ImageOptions,
} from '@selvedge/shared/images/image-options';
import { maxImageSide } from '@selvedge/shared/images/limits';
import fc from 'fast-check';

import {
  drawingScale,
  fitted,
  pointTurned,
  pointWithin,
  turnedSize,
  windowScaled,
  zoomed,
  type Region,
  type Size,
} from './picture-plan.rules.js';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const points = fc.record({ x: part, y: part });
const margin = fc.integer({ min: 0, max: 40 });
const paddings = fc.record({ top: margin, right: margin, bottom: margin, left: margin });
const side = fc.integer({ min: 81, max: maxImageSide });
const boxes = fc.record<ImageOptions>(
  {
    width: side,
    height: side,
    padding: paddings,
    fit: fc.constantFrom(...IMAGE_FITS),
    position: fc.constantFrom(...IMAGE_POSITIONS),
  },
  { requiredKeys: [] },
);

function expectWithin({ left, top, width, height }: Region, source: Size): void {
  for (const value of [left, top, width, height]) expect(Number.isInteger(value)).toBe(true);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  expect(left + width).toBeLessThanOrEqual(source.width);
  expect(top + height).toBeLessThanOrEqual(source.height);
}

describe('crop', () => {
  it('IMG-007 stays within the image with a zoom', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.double({ min: 1, max: 10, noNaN: true }),
        points,
        (source, zoom, at) => {
          const window = zoomed(source, zoom, at);
          expectWithin(window, source);
          const inner = pointWithin(at, source, window);
          expect(Math.min(inner.x, inner.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(inner.x, inner.y)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('IMG-007 stays within the image with any fit', () => {
    fc.assert(
      fc.property(sizes, points, boxes, (source, focal, options) => {
        expectWithin(fitted(source, focal, options).window, source);
      }),
    );
  });

  it('IMG-007 positions the zoom relative to the crop', () => {
    const crop = { left: 30, top: 20, width: 10, height: 10 };
    expect(fitted(crop, { x: 0, y: 0 }, {}).window).toStrictEqual({ ...crop, left: 0, top: 0 });
  });

  it('IMG-007 stays within the image at another output size', () => {
    fc.assert(
      fc.property(sizes, points, boxes, sizes, (source, focal, options, other) => {
        expectWithin(windowScaled(fitted(source, focal, options).window, source, other), other);
      }),
    );
  });

  it('IMG-007 is centred on the focal point as far as the image allows', () => {
    const source = { width: 1000, height: 500 };
    const square: ImageOptions = { width: 100, height: 100 };
    const left = (x: number): number => fitted(source, { x, y: 0 }, square).window.left;
    expect([0, 0.25, 0.4, 0.5, 0.9, 1].map(left)).toStrictEqual([0, 0, 150, 250, 500, 500]);
    expect(fitted(source, { x: 0, y: 0 }, { ...square, position: 'right' }).window.left).toBe(500);
  });
});

describe('size of a rendition', () => {
  const total = (source: Size, options: ImageOptions): Size => {
    const { size, margins } = fitted(source, { x: 0.5, y: 0.5 }, options);
    return {
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom,
    };
  };

  it('IMG-010 is exactly as requested, padding included, if both sides are given', () => {
    const exact = fc.constantFrom('cover' as const, 'contain' as const, 'fill' as const);
    fc.assert(
      fc.property(
        sizes,
        boxes,
        fc.tuple(exact, side, side),
        (source, options, [fit, width, height]) => {
          expect(total(source, { ...options, fit, width, height })).toStrictEqual({
            width,
            height,
          });
        },
      ),
    );
  });

  it('IMG-010 is exactly the given side unless that would enlarge the image', () => {
    fc.assert(
      fc.property(sizes, side, paddings, (source, width, padding) => {
        const expected = Math.min(width, source.width + padding.left + padding.right);
        const made = total(source, { width, padding });
        if (made.height < maxImageSide) expect(made.width).toBe(expected);
        else expect(made.width).toBeLessThanOrEqual(expected);
      }),
    );
  });

  it('IMG-010 never exceeds 4096 px, and is never empty', () => {
    fc.assert(
      fc.property(sizes, boxes, (source, options) => {
        const { width, height } = total(source, options);
        expect(Math.max(width, height)).toBeLessThanOrEqual(maxImageSide);
        const { size } = fitted(source, { x: 0.5, y: 0.5 }, options);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each<[string, ImageOptions, Size]>([
    ['nothing named', {}, { width: 1000, height: 500 }],
    ['a width', { width: 300 }, { width: 300, height: 150 }],
    ['a height', { height: 50 }, { width: 100, height: 50 }],
    ['a width over its own', { width: 3000 }, { width: 1000, height: 500 }],
    ['inside', { width: 300, height: 300, fit: 'inside' }, { width: 300, height: 150 }],
    [
      'inside a larger box',
      { width: 4000, height: 4000, fit: 'inside' },
      { width: 1000, height: 500 },
    ],
    ['outside', { width: 300, height: 300, fit: 'outside' }, { width: 600, height: 300 }],
    [
      'outside a larger box',
      { width: 1200, height: 300, fit: 'outside' },
      { width: 1200, height: 600 },
    ],
    ['contain', { width: 4000, height: 4000, fit: 'contain' }, { width: 4000, height: 4000 }],
    ['fill', { width: 7, height: 9, fit: 'fill' }, { width: 7, height: 9 }],
    ['cover', { width: 7, height: 9, fit: 'cover' }, { width: 7, height: 9 }],
  ])('IMG-007 of 1000 by 500 is correct with %s', (_, options, size) => {
    expect(total({ width: 1000, height: 500 }, options)).toStrictEqual(size);
  });

  it('IMG-007 contain leaves free space beside the position', () => {
    const margins = (position: ImageOptions['position']) =>
      fitted(
        { width: 200, height: 100 },
        { x: 0, y: 0 },
        {
          width: 100,
          height: 100,
          fit: 'contain',
          padding: { top: 1, right: 2, bottom: 3, left: 4 },
          ...(position === undefined ? {} : { position }),
        },
      ).margins;
    // The padding leaves 94 × 96 of the box, and the image is 94 × 47.
    expect(margins(undefined)).toStrictEqual({ top: 26, right: 2, bottom: 27, left: 4 });
    expect(margins('top')).toStrictEqual({ top: 1, right: 2, bottom: 52, left: 4 });
    expect(margins('bottom-right')).toStrictEqual({ top: 50, right: 2, bottom: 3, left: 4 });
  });
});

describe('rotated image', () => {
  it('IMG-007 has space for its corners', () => {
    expect(turnedSize({ width: 300, height: 100 }, 90)).toStrictEqual({ width: 100, height: 300 });
    expect(turnedSize({ width: 300, height: 100 }, -180)).toStrictEqual({
      width: 300,
      height: 100,
    });
    expect(turnedSize({ width: 100, height: 100 }, 45)).toStrictEqual({ width: 141, height: 141 });
  });

  it('IMG-007 keeps its focal point on the same detail', () => {
    const from = { width: 300, height: 100 };
    const turned = (options: ImageOptions): readonly number[] => {
      const to = turnedSize(from, options.rotate ?? 0);
      const { x, y } = pointTurned({ x: 0.1, y: 0.2 }, from, options, to);
      return [x, y].map((value) => Math.round(value * 1000) / 1000);
    };
    expect(turned({})).toStrictEqual([0.1, 0.2]);
    expect(turned({ rotate: 90 })).toStrictEqual([0.8, 0.1]);
    expect(turned({ rotate: -90 })).toStrictEqual([0.2, 0.9]);
    expect(turned({ mirror: { x: true, y: false } })).toStrictEqual([0.9, 0.2]);
    expect(turned({ mirror: { x: false, y: true } })).toStrictEqual([0.1, 0.8]);
  });
});

describe('drawing', () => {
  const source = { width: 100, height: 50 };
  const scale = (options: ImageOptions): number => drawingScale(source, options, 50_000_000);

  it('IMG-007 is rendered as large as the options need', () => {
    expect(scale({})).toBe(1);
    expect(scale({ dpi: 144 })).toBe(2);
    expect(scale({ width: 400, dpi: 144 })).toBe(4);
    expect(scale({ width: 400, height: 400 })).toBe(8);
    expect(scale({ width: 400, zoom: 2 })).toBe(8);
  });

  it('IMG-010 is never rendered above the pixel limit', () => {
    fc.assert(
      fc.property(sizes, boxes, fc.integer({ min: 1, max: 2400 }), (size, options, dpi) => {
        const made = drawingScale(size, { ...options, dpi, zoom: 10 }, 50_000_000);
        expect(size.width * size.height * made * made).toBeLessThanOrEqual(50_000_001);
        expect(Math.max(size.width, size.height) * made).toBeLessThanOrEqual(8192.001);
      }),
    );
  });
});

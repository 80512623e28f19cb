import { clampChroma, clampRgb, converter, formatHex } from 'culori';
import fc from 'fast-check';

import { nearestPassing } from './nearest-passing.js';
import { contrast } from './contrast.js';

const oklch = converter('oklch');
const rgb = converter('rgb');

/** Nearly grey colours with two hex digits per channel have no exact hue. */
const leastChroma = 0.03;

function lchOf(colour: string) {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  return { l, c, h };
}

function atLightness(colour: string, l: number): string {
  return formatHex(clampChroma({ mode: 'oklch', ...lchOf(colour), l }, 'oklch', 'rgb'));
}

/** Angle between two hues. */
function hueDistance(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** Hue distance to adjacent hex colours, which is large for nearly black colours. */
function coarsenessAt(hex: string): number {
  const { r, g, b } = rgb(hex) ?? { r: 0, g: 0, b: 0 };
  const { h } = lchOf(hex);
  const steps = [-1 / 255, 0, 1 / 255];
  const hueDistances = steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z) => {
        const next = clampRgb({ mode: 'rgb', r: r + x, g: g + y, b: b + z });
        return hueDistance(h, lchOf(formatHex(next)).h);
      }),
    ),
  );
  return Math.max(...hueDistances);
}

/**
 * Whether no channel differs by more than one step; many dark lightnesses round to the same
 * colours.
 */
function areNext(one: string, other: string): boolean {
  const [a, b] = [rgb(one), rgb(other)];
  const apart = (['r', 'g', 'b'] as const).map((name) => (a?.[name] ?? 0) - (b?.[name] ?? 0));
  return apart.every((distance) => Math.abs(distance) < 1.5 / 255);
}

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((all) => `#${all.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const least = fc.constantFrom(3, 4.5);

describe('NFR-007 nearestPassing', () => {
  it('returns a colour that is already readable', () => {
    expect(nearestPassing('#0b6', [{ colour: '#000000', least: 4.5 }])).toBe('#00bb66');
    expect(nearestPassing('#123456', [])).toBe('#123456');
  });

  it('darkens on light and lightens on dark surfaces', () => {
    const onWhite = nearestPassing('#ffb000', [{ colour: '#ffffff', least: 4.5 }]) ?? '';
    expect(contrast(onWhite, '#ffffff')).toBeCloseTo(4.5, 1);
    const onNavy = nearestPassing('#335599', [{ colour: '#0a1030', least: 4.5 }]) ?? '';
    expect(contrast(onNavy, '#000000')).toBeGreaterThan(contrast('#335599', '#000000'));
  });

  it('is readable on every surface, or undefined', () => {
    const light = { colour: '#ffffff', least: 4.5 };
    const both = nearestPassing('#cc6677', [light, { colour: '#f0e0c0', least: 4.5 }]) ?? '';
    expect(contrast(both, '#f0e0c0')).toBeGreaterThanOrEqual(4.5);
    expect(nearestPassing('#888888', [light, { colour: '#000000', least: 5 }])).toBeUndefined();
  });

  it('finds the closest passing grey from any start', () => {
    const greys = ['#999999', '#949494', '#888888', '#818181', '#7b7b7b', '#777777'];
    const onWhite = greys.map((grey) => nearestPassing(grey, [{ colour: '#ffffff', least: 4.5 }]));
    expect(new Set(onWhite)).toStrictEqual(new Set(['#767676']));
    const dark = ['#404040', '#555555', '#5a5a5a', '#666666', '#6d6d6d', '#737373'];
    const onBlack = dark.map((grey) => nearestPassing(grey, [{ colour: '#000000', least: 4.5 }]));
    expect(new Set(onBlack)).toStrictEqual(new Set(['#757575']));
  });

  it('treats translucent colours as opaque', () => {
    const onWhite = [{ colour: '#ffffff80', least: 4.5 }];
    expect(nearestPassing('#88888880', onWhite)).toBe('#767676');
    expect(nearestPassing('#00000080', onWhite)).toBe('#000000');
  });

  it('can match the required contrast exactly', () => {
    expect(nearestPassing('#ffffff', [{ colour: '#000000', least: 21 }])).toBe('#ffffff');
  });

  it('throws for an invalid colour', () => {
    expect(() => nearestPassing('teal', [])).toThrow('Not a colour: teal');
  });

  it('always passes', () => {
    fc.assert(
      fc.property(colour, colour, least, (front, back, ratio) => {
        const found = nearestPassing(front, [{ colour: back, least: ratio }]) ?? '';
        expect(contrast(found, back)).toBeGreaterThanOrEqual(ratio);
      }),
    );
  });

  it('keeps the hue of coloured inputs', () => {
    fc.assert(
      fc.property(colour, colour, least, (front, back, ratio) => {
        const found = nearestPassing(front, [{ colour: back, least: ratio }]) ?? '';
        const [before, after] = [lchOf(front), lchOf(found)];
        fc.pre(before.c > leastChroma && after.c > leastChroma);
        expect(hueDistance(before.h, after.h)).toBeLessThan(4 + coarsenessAt(found));
      }),
      { examples: [['#010006', '#785200', 3]] },
    );
  });

  it('changes the lightness as little as possible', () => {
    fc.assert(
      fc.property(colour, colour, least, (front, back, ratio) => {
        const found = nearestPassing(front, [{ colour: back, least: ratio }]) ?? '';
        const { l } = lchOf(front);
        const moved = Math.abs(l - lchOf(found).l) - 0.01;
        fc.pre(moved > 0);
        for (const share of [-1, -0.7, -0.3, 0.3, 0.7, 1]) {
          const nearer = atLightness(front, Math.min(1, Math.max(0, l + share * moved)));
          if (!areNext(nearer, found)) expect(contrast(nearer, back)).toBeLessThan(ratio);
        }
      }),
      {
        examples: [
          ['#000100', '#d101c3', 4.5],
          ['#00020b', '#6472a7', 4.5],
        ],
      },
    );
  });
});

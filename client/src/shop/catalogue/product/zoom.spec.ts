import fc from 'fast-check';

import {
  dragged,
  isZoomed,
  keyed,
  panned,
  pinched,
  toggled,
  unzoomed,
  wheeled,
  type Zoom,
} from './zoom.js';

const enlarged = toggled(unzoomed);

describe('image zoom', () => {
  it('IMG-013 enlarges at the clicked point, and a second click ends it', () => {
    expect(toggled(unzoomed, 20, 80)).toStrictEqual({ scale: 2, x: 20, y: 80 });
    expect(toggled({ scale: 1.3, x: 20, y: 80 })).toStrictEqual(unzoomed);
  });

  it('IMG-013 follows the mouse', () => {
    expect(panned(enlarged, 10, 90)).toStrictEqual({ scale: 2, x: 10, y: 90 });
  });

  it('IMG-014 CST-092 CST-093 changes from 1 to 2 by a tenth per wheel tick', () => {
    const scales = [1, 2, 3, 10, 11].map((ticks) => wheeled(unzoomed, ticks).scale);
    expect(scales).toStrictEqual([1.1, 1.2, 1.3, 2, 2]);
    expect(wheeled(enlarged, -3).scale).toBe(1.7);
    expect(isZoomed(wheeled(enlarged, -10))).toBe(false);
  });

  it('NFR-007 pans by arrow keys, and scales by plus and minus', () => {
    expect(keyed(enlarged, 'ArrowLeft')).toMatchObject({ x: 40, y: 50 });
    expect(keyed(enlarged, 'ArrowRight')).toMatchObject({ x: 60, y: 50 });
    expect(keyed(enlarged, 'ArrowUp')).toMatchObject({ x: 50, y: 40 });
    expect(keyed(enlarged, 'ArrowDown')).toMatchObject({ x: 50, y: 60 });
    expect(keyed(enlarged, '-')?.scale).toBe(1.9);
    expect(keyed(wheeled(enlarged, -5), '+')?.scale).toBe(1.6);
  });

  it('ignores other keys, and all keys at scale 1', () => {
    expect(keyed(enlarged, 'Tab')).toBeUndefined();
    expect(keyed(enlarged, 'Escape')).toBeUndefined();
    expect(keyed(enlarged, 'toString')).toBeUndefined();
    expect(keyed(unzoomed, 'ArrowDown')).toBeUndefined();
  });

  it('CST-092 scales by two fingers from 1 to 2, around the point between them', () => {
    expect(pinched(unzoomed, 1.5, 20, 80)).toStrictEqual({ scale: 1.5, x: 20, y: 80 });
    expect(pinched(enlarged, 4, 20, 80)).toStrictEqual(enlarged);
    expect(isZoomed(pinched(enlarged, 0.1, 20, 80))).toBe(false);
  });

  it('follows a finger with the enlarged image only', () => {
    expect(dragged(enlarged, 10, -20)).toStrictEqual({ scale: 2, x: 40, y: 70 });
    expect(dragged({ ...enlarged, scale: 1.5 }, 10, 0)).toMatchObject({ x: 30 });
    expect(dragged(unzoomed, 10, -20)).toStrictEqual(unzoomed);
  });

  it('IMG-013 IMG-014 keeps the point inside the image for any sequence of actions', () => {
    const gesture = fc.oneof(
      fc.tuple(fc.integer({ min: -50, max: 50 })).map(
        ([n]) =>
          (zoom: Zoom) =>
            wheeled(zoom, n),
      ),
      fc.tuple(fc.double({ min: -1e3, max: 1e3, noNaN: true }), fc.integer()).map(
        ([x, y]) =>
          (zoom: Zoom) =>
            panned(zoom, x, y),
      ),
      fc.tuple(fc.integer({ min: -200, max: 200 }), fc.double({ min: 0, max: 9, noNaN: true })).map(
        ([by, ratio]) =>
          (zoom: Zoom) =>
            dragged(pinched(zoom, ratio, by, by), by, -by),
      ),
      fc
        .constantFrom('ArrowUp', 'ArrowLeft', '+')
        .map((key) => (zoom: Zoom) => keyed(zoom, key) ?? zoom),
    );
    fc.assert(
      fc.property(fc.array(gesture), (gestures) => {
        const { scale, x, y } = gestures.reduce((zoom, act) => act(zoom), unzoomed);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(2);
        for (const place of [x, y]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

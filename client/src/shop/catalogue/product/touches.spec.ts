import { Touches } from './touches.js';
import { unzoomed, type Zoom } from './zoom.js';

const enlarged: Zoom = { scale: 2, x: 50, y: 50 };

/** Taps at a point, between two times in milliseconds. */
function tapped(touches: Touches, zoom: Zoom, x: number, [from, to]: [number, number]): Zoom {
  touches.start(1, { x, y: 40 }, from);
  return touches.end(1, to, zoom);
}

describe('touches of a picture', () => {
  it('IMG-013 two taps enlarge the tapped point, and two more end it', () => {
    const touches = new Touches();
    expect(tapped(touches, unzoomed, 30, [0, 80])).toBe(unzoomed);
    const zoom = tapped(touches, unzoomed, 31, [200, 280]);
    expect(zoom).toStrictEqual({ scale: 2, x: 31, y: 40 });
    expect(tapped(touches, zoom, 30, [2000, 2080])).toBe(zoom);
    expect(tapped(touches, zoom, 30, [2200, 2280])).toStrictEqual(unzoomed);
  });

  it.each([
    { name: 'far apart', x: 80, from: 200, to: 280 },
    { name: 'with a long pause', x: 30, from: 3000, to: 3080 },
    { name: 'with one held down', x: 30, from: 200, to: 600 },
  ])('two touches $name are not a double tap', ({ x, from, to }) => {
    const touches = new Touches();
    tapped(touches, unzoomed, 30, [0, 80]);
    expect(tapped(touches, unzoomed, x, [from, to])).toBe(unzoomed);
  });

  it('CST-092 two fingers enlarge around the point between them', () => {
    const touches = new Touches();
    touches.start(1, { x: 20, y: 50 }, 0);
    touches.start(2, { x: 40, y: 50 }, 5);
    const zoom = touches.move(2, { x: 50, y: 50 }, unzoomed);
    expect(zoom).toStrictEqual({ scale: 1.5, x: 35, y: 50 });
    touches.end(2, 90, zoom);
    expect(touches.end(1, 95, zoom)).toBe(zoom);
  });

  it('one finger moves an enlarged picture, and none that is not', () => {
    const touches = new Touches();
    touches.start(1, { x: 20, y: 50 }, 0);
    expect(touches.move(1, { x: 30, y: 50 }, enlarged)).toMatchObject({ x: 40, y: 50 });
    expect(touches.move(1, { x: 40, y: 50 }, unzoomed)).toBe(unzoomed);
  });

  it('ignores fingers that the browser scrolls with, and unknown ones', () => {
    const touches = new Touches();
    touches.start(1, { x: 20, y: 50 }, 0);
    touches.cancel(1);
    expect(touches.move(1, { x: 30, y: 50 }, enlarged)).toBe(enlarged);
    expect(touches.end(1, 10, enlarged)).toBe(enlarged);
  });
});

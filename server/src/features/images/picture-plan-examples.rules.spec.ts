import { drawingScale, fitted, isTurned, pointWithin, windowScaled } from './picture-plan.rules.js';

describe('image plan', () => {
  const source = { width: 400, height: 200 };

  it('rotates only images that are mirrored or not upright', () => {
    const unturned = [{}, { rotate: 0 }, { rotate: 360 }, { mirror: { x: false, y: false } }];
    expect(unturned.map(isTurned)).toStrictEqual([false, false, false, false]);
    const turned = [
      { rotate: 90 },
      { mirror: { x: true, y: false } },
      { mirror: { x: false, y: true } },
    ];
    expect(turned.map(isTurned)).toStrictEqual([true, true, true]);
  });

  it('maps a point of an image into a window', () => {
    const window = { left: 100, top: 50, width: 200, height: 100 };
    expect(pointWithin({ x: 0.5, y: 0.5 }, source, window)).toStrictEqual({ x: 0.5, y: 0.5 });
    expect(pointWithin({ x: 0.375, y: 0.3 }, source, window)).toStrictEqual({
      x: 0.25,
      y: expect.closeTo(0.1),
    });
  });

  it('scales a window to another image size', () => {
    const window = { left: 100, top: 50, width: 200, height: 100 };
    const half = { left: 50, top: 25, width: 100, height: 50 };
    expect(windowScaled(window, source, { width: 200, height: 100 })).toStrictEqual(half);
    expect(windowScaled(half, { width: 200, height: 100 }, source)).toStrictEqual(window);
    const last = { left: 399, top: 199, width: 1, height: 1 };
    expect(windowScaled(last, source, { width: 2, height: 2 })).toStrictEqual({
      ...{ left: 1, top: 1 },
      ...{ width: 1, height: 1 },
    });
    const most = { left: 1, top: 1, width: 3, height: 3 };
    expect(windowScaled(most, { width: 4, height: 4 }, { width: 2, height: 2 })).toStrictEqual({
      ...{ left: 1, top: 1 },
      ...{ width: 1, height: 1 },
    });
  });

  it('covers a box with the largest possible window', () => {
    const box = { width: 100, height: 100 };
    const square = { left: 100, top: 0, width: 200, height: 200 };
    const centre = { x: 0.5, y: 0.5 };
    expect(fitted(source, centre, box)).toMatchObject({ window: square, size: box });
    const tall = { width: 200, height: 400 };
    expect(fitted(tall, centre, box).window).toStrictEqual({
      left: 0,
      top: 100,
      width: 200,
      height: 200,
    });
    const right = fitted(source, centre, { ...box, position: 'right' });
    expect(right.window).toStrictEqual({ ...square, left: 200 });
    const top = fitted(source, { x: 1, y: 1 }, { ...box, position: 'top' });
    expect(top.window).toStrictEqual(square);
  });

  it('covers a box of another aspect ratio with a window of that ratio', () => {
    const centre = { x: 0.5, y: 0.5 };
    const [tall, wide] = [
      { width: 100, height: 200 },
      { width: 200, height: 100 },
    ];
    expect(fitted(source, centre, tall).window).toStrictEqual({ left: 150, top: 0, ...tall });
    const standing = { width: 200, height: 400 };
    expect(fitted(standing, centre, wide).window).toStrictEqual({ left: 0, top: 150, ...wide });
  });

  it('stretches the whole image to fill a box', () => {
    const box = { width: 100, height: 100 };
    expect(fitted(source, { x: 0, y: 0 }, { ...box, fit: 'fill' })).toMatchObject({
      window: { left: 0, top: 0, ...source },
      size: box,
    });
  });

  it('centres an image in a box that it does not fill', () => {
    const { size, margins } = fitted(
      source,
      { x: 0, y: 0 },
      { width: 100, height: 100, fit: 'contain' },
    );
    expect(size).toStrictEqual({ width: 100, height: 50 });
    expect(margins).toStrictEqual({ top: 25, right: 0, bottom: 25, left: 0 });
    const tall = fitted(
      { width: 200, height: 400 },
      { x: 0, y: 0 },
      { width: 100, height: 100, fit: 'contain' },
    );
    expect(tall.size).toStrictEqual({ width: 50, height: 100 });
    expect(tall.margins).toStrictEqual({ top: 0, right: 25, bottom: 0, left: 25 });
  });

  it('scales a drawing for the given side', () => {
    expect(drawingScale(source, { width: 800 }, 1e9)).toBe(2);
    expect(drawingScale(source, { height: 800 }, 1e9)).toBe(4);
    expect(drawingScale(source, { dpi: 144 }, 1e9)).toBe(2);
  });
});

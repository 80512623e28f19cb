import { coverPosition, movedBy, pointAt } from './focal-point.js';

const middle = { x: 0.5, y: 0.5 };

describe('focal point', () => {
  it('IMG-005 stays inside the image', () => {
    expect(pointAt(-1, 2)).toStrictEqual({ x: 0, y: 1 });
    expect(pointAt(0.33333, 0.5)).toStrictEqual({ x: 0.333, y: 0.5 });
    expect(movedBy('ArrowUp', true, { x: 0.5, y: 0.04 })).toStrictEqual({ x: 0.5, y: 0 });
  });

  it.each([
    ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
    ['ArrowRight', true, { x: 0.6, y: 0.5 }],
    ['ArrowDown', false, { x: 0.5, y: 0.51 }],
    ['ArrowUp', false, { x: 0.5, y: 0.49 }],
    ['Enter', false, undefined],
  ])('IMG-005 moves with %s', (key, isFar, point) => {
    expect(movedBy(key, isFar, middle)).toStrictEqual(point);
  });

  it('IMG-019 is as close to the middle of a crop as the image allows', () => {
    expect(coverPosition(2, 1, middle)).toBe('50% 50%');
    expect(coverPosition(2, 1, { x: 0, y: 0 })).toBe('0% 50%');
    expect(coverPosition(2, 1, { x: 0.9, y: 0.2 })).toBe('100% 50%');
    expect(coverPosition(2, 1, { x: 0.4, y: 0.2 })).toBe('30% 50%');
    expect(coverPosition(1, 2, { x: 0.2, y: 0.4 })).toBe('50% 30%');
    expect(coverPosition(1, 1, { x: 0, y: 1 })).toBe('50% 50%');
  });
});

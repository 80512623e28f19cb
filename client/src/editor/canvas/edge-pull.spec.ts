import { pullAt } from './edge-pull.js';

describe('pullAt', () => {
  it.each([
    [400, 0],
    [156, 0],
    [128, -7],
    [100, -14],
    [0, -14],
    [672, 7],
    [900, 14],
  ])('with the pointer at %d scrolls by %d', (y, way) => {
    expect(pullAt(y, { top: 100, bottom: 700 })).toBeCloseTo(way);
  });
});

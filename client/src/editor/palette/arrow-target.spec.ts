import { arrowTarget } from './arrow-target.js';

const at = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
/** Two lines of two, and below a heading a line of one. */
const rects = [at(0, 0), at(110, 0), at(0, 60), at(110, 60), at(0, 150)];

describe('where an arrow leads', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [4, 'ArrowRight', undefined],
    [2, 'ArrowLeft', 1],
    [0, 'ArrowLeft', undefined],
    [1, 'ArrowDown', 3],
    [3, 'ArrowDown', 4],
    [4, 'ArrowDown', undefined],
    [4, 'ArrowUp', 2],
    [3, 'ArrowUp', 1],
    [1, 'ArrowUp', undefined],
    [1, 'Enter', undefined],
    [-1, 'ArrowDown', undefined],
  ] as const)('from %s by %s to %s', (from, key, to) => {
    expect(arrowTarget(rects, from, key)).toBe(to);
  });
});

import { arrowTarget } from './arrow-target.js';

const at = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
/** Two rows of two, and a row of one below a heading. */
const rects = [at(0, 0), at(110, 0), at(0, 60), at(110, 60), at(0, 150)];

describe('arrowTarget', () => {
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
  ] as const)('goes from item %s on %s to item %s', (from, key, to) => {
    expect(arrowTarget(rects, from, key)).toBe(to);
  });
});

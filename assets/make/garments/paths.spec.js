import { line, lowered, mirroredPath, ribbon, wobble } from './paths.js';

describe('garment paths', () => {
  it('are converted to points, curves in steps from end to end', () => {
    const points = line('M10 20 L30 40 Q50 40 50 60 C50 80 70 90 90 100 Z');
    expect(points.slice(0, 2)).toStrictEqual([
      [10, 20],
      [30, 40],
    ]);
    expect(points).toHaveLength(2 + 28 + 28);
    expect(points[2 + 27]).toStrictEqual([50, 60]);
    expect(points.at(-1)).toStrictEqual([90, 100]);
  });

  it('keep their curves when several follow one letter', () => {
    expect(line('M0 0 Q5 0 10 0 15 0 20 0').at(-1)).toStrictEqual([20, 0]);
  });

  it('are mirrored about the middle of the picture, and mirrored back', () => {
    const path = 'M100 20 Q200.5 30 640 40';
    expect(mirroredPath(path)).toBe('M1180 20 Q1079.5 30 640 40');
    expect(mirroredPath(mirroredPath(path))).toBe(path);
  });

  it('are lowered without moving sideways', () => {
    expect(lowered('M100 20 C1 2 3 4 5 -6', 10)).toBe('M100 30 C1 12 3 14 5 4');
  });

  it('of ribbons are on both sides of their line', () => {
    const points = [
      [0, 0],
      [10, 0],
    ];
    expect(ribbon(points, 3)).toBe('M0.0 3.0L10.0 3.0L10.0 -3.0L0.0 -3.0Z');
  });

  it('wobble identically for the same seed, and differently for another', () => {
    const point = [317, 451];
    expect(wobble(3)(point)).toStrictEqual(wobble(3)(point));
    expect(wobble(3)(point)).not.toStrictEqual(wobble(4)(point));
    const [x, y] = wobble(3, 5)(point);
    expect(Math.hypot(x - 317, y - 451)).toBeLessThan(15);
  });
});

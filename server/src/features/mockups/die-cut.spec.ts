import { dieCut, dieCutMargin } from './die-cut.js';
import type { Rgba } from '../../platform/pixels/warp.js';

const side = 400;
const vinyl = [10, 20, 30] as const;

/** Red where `isInk` is true. */
function art(isInk: (x: number, y: number) => boolean): Rgba {
  const data = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    if (isInk(at % side, Math.floor(at / side))) data.set([200, 0, 0, 255], at * 4);
  }
  return { data, width: side, height: side };
}

const at = ({ data }: Rgba, x: number, y: number): readonly number[] => [
  ...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4),
];
const square = (from: number, end: number) => (x: number, y: number) =>
  x >= from && x < end && y >= from && y < end;

describe('die cut', () => {
  it('keeps the artwork and adds a vinyl border of 30 pixels', () => {
    const cut = dieCut(art(square(150, 250)), vinyl);
    expect(at(cut, 200, 200)).toStrictEqual([200, 0, 0, 255]);
    expect(at(cut, 128, 200)).toStrictEqual([...vinyl, 255]);
    expect(at(cut, 112, 200)[3]).toBe(0);
    expect(at(cut, 200, 272)).toStrictEqual([...vinyl, 255]);
    expect(at(cut, 200, 288)[3]).toBe(0);
  });

  it('rounds its corners', () => {
    const cut = dieCut(art(square(150, 250)), vinyl);
    expect(at(cut, 124, 124)[3]).toBe(0);
  });

  it('fills holes and closes narrow gaps', () => {
    const frame = (x: number, y: number): boolean =>
      square(100, 300)(x, y) && !square(120, 280)(x, y);
    expect(at(dieCut(art(frame), vinyl), 200, 200)).toStrictEqual([...vinyl, 255]);
    const halves = (x: number, y: number): boolean =>
      square(100, 300)(x, y) && Math.abs(x - 200) > 40;
    expect(at(dieCut(art(halves), vinyl), 200, 200)).toStrictEqual([...vinyl, 255]);
  });

  it('is empty for empty artwork, and ignores nearly invisible pixels', () => {
    const faint = art(square(150, 250));
    for (let alpha = 3; alpha < faint.data.length; alpha += 4) {
      faint.data[alpha] = (faint.data[alpha] ?? 0) === 0 ? 0 : 15;
    }
    expect(dieCut(faint, vinyl).data.every((value) => value === 0)).toBe(true);
    expect(
      dieCut(
        art(() => false),
        vinyl,
      ).data.every((value) => value === 0),
    ).toBe(true);
  });

  it('is complete if the artwork keeps its margin', () => {
    const cut = dieCut(art(square(dieCutMargin, side - dieCutMargin)), vinyl);
    const edges = Array.from({ length: side }, (_, k) => [
      ...[at(cut, k, 0), at(cut, k, side - 1), at(cut, 0, k), at(cut, side - 1, k)],
    ]).flat();
    expect(edges.every(([, , , alpha]) => alpha === 0)).toBe(true);
  });
});

import type { Rect } from '@selvedge/shared/connect/protocol';

/**
 * Returns the index of the item that an arrow key moves to: the neighbour in reading order, or the
 * nearest item of the row above or below. Undefined if there is none.
 */
export function arrowTarget(rects: readonly Rect[], from: number, key: string): number | undefined {
  const start = rects[from];
  if (start === undefined) return undefined;
  if (key === 'ArrowRight') return from + 1 < rects.length ? from + 1 : undefined;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const way = key === 'ArrowDown' ? 1 : -1;
  const distance = ({ x, y }: Rect) => [way * (y - start.y), Math.abs(x - start.x)] as const;
  const beyond = rects
    .map((rect, index) => ({ index, along: distance(rect) }))
    .filter(({ along: [down] }) => down > 0);
  beyond.sort((one, other) => one.along[0] - other.along[0] || one.along[1] - other.along[1]);
  return beyond[0]?.index;
}

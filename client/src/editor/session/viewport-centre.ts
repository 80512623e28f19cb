import type { BlockRect, FrameView } from '@selvedge/shared/connect/protocol';

import type { Pointer } from './presence.js';

/**
 * Returns the position in the middle of the viewport as a place on a block, independent of the
 * device.
 */
export function viewportCentre(rects: readonly BlockRect[], view: FrameView): Pointer | null {
  const y = view.scrollY + view.height / 2;
  const near = ({ rect }: BlockRect): number =>
    Math.max(rect.y - y, y - rect.y - rect.height, 0) + (rect.height / view.pageHeight || 0) / 2;
  const [first] = [...rects].sort((one, other) => near(one) - near(other));
  if (first === undefined) return null;
  const { id, rect } = first;
  const share = rect.height === 0 ? 0 : (y - rect.y) / rect.height;
  return { block: id, x: 0, y: Math.min(1, Math.max(0, share)) };
}

/**
 * Returns the scroll distance that brings a place to the middle; undefined if its block is not on
 * the page.
 */
export function scrollDistanceTo(
  { block, y }: Pointer,
  rects: readonly BlockRect[],
  view: FrameView,
): number | undefined {
  const rect = rects.find(({ id }) => id === block)?.rect;
  if (rect === undefined) return undefined;
  const target = rect.y + y * rect.height - view.height / 2;
  const within = Math.min(Math.max(0, view.pageHeight - view.height), Math.max(0, target));
  return Math.round(within - view.scrollY);
}

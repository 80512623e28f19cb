import type { BlockRect, Rect } from '@selvedge/shared/connect/protocol';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { takesBlocks } from '../../connect/frame/empty-blocks.js';
import { contains } from '../../connect/frame/hit-target.js';

/** Place for a drop, with the line that indicates it. */
export interface DropPlace {
  readonly place: Place;
  readonly line: Rect;
}

/** Thickness of the line in page pixels. */
const thickness = 4;
/** Distance from a container's edge, in pixels, within which a drop lands next to it. */
const edge = 14;

export function isContainer({ wire }: Pick<LiveBlock, 'wire'>): boolean {
  return takesBlocks(typeNameOf(wire));
}

/** Page that a drop applies to. */
interface ShownPage {
  readonly blocks: readonly LiveBlock[];
  /** Rectangles of the visible blocks. Hidden blocks have none, but still count for the index. */
  readonly rects: readonly BlockRect[];
  /** Width in page pixels. */
  readonly width: number;
}

/**
 * Returns the place at a point. `moved` blocks are excluded, so that no block is dropped into
 * itself. If no block is shown, the place is the end of the page, so that every drop over the page
 * has an effect.
 */
export function dropPlaceAt(
  page: ShownPage,
  at: { readonly x: number; readonly y: number },
  moved: readonly string[] = [],
): DropPlace {
  const rectOf = new Map(page.rects.map(({ id, rect }) => [id, rect]));
  const within = (parent: string | null, blocks: readonly LiveBlock[], all: Rect): DropPlace => {
    const siblings = blocks.filter(({ uuid }) => !moved.includes(uuid));
    for (const [index, block] of siblings.entries()) {
      const rect = rectOf.get(block.uuid);
      if (rect === undefined || !contains(rect, at.x, at.y)) continue;
      const inside = isContainer(block) && isDeepWithin(rect, at);
      if (inside) return within(block.uuid, block.items, rect);
      const isAcross = isInRow(siblings, index, rectOf);
      const isAfter = isAcross ? at.x > rect.x + rect.width / 2 : at.y > rect.y + rect.height / 2;
      return atSide({ parent, index }, rect, { isAcross, isAfter });
    }
    return nearest(parent, siblings, rectOf, at) ?? atEnd(parent, siblings.length, all);
  };
  return within(null, page.blocks, { x: 0, y: -edge, width: page.width, height: 0 });
}

/** Returns every possible place, in page order. */
export function dropPlacesIn(page: ShownPage, moved: readonly string[] = []): readonly DropPlace[] {
  const rectOf = new Map(page.rects.map(({ id, rect }) => [id, rect]));
  const within = (
    parent: string | null,
    blocks: readonly LiveBlock[],
    all: Rect,
  ): readonly DropPlace[] => {
    const siblings = blocks.filter(({ uuid }) => !moved.includes(uuid));
    const places = siblings.flatMap((block, index) => {
      const rect = rectOf.get(block.uuid);
      if (rect === undefined) return [];
      const isAcross = isInRow(siblings, index, rectOf);
      const side = (isAfter: boolean) => atSide({ parent, index }, rect, { isAcross, isAfter });
      const inside = isContainer(block) ? within(block.uuid, block.items, rect) : [];
      return [...(index === 0 ? [side(false)] : []), ...inside, side(true)];
    });
    return places.length > 0 ? places : [atEnd(parent, siblings.length, all)];
  };
  return within(null, page.blocks, { x: 0, y: -edge, width: page.width, height: 0 });
}

function isDeepWithin({ x, y, width, height }: Rect, at: { x: number; y: number }): boolean {
  const margin = Math.min(edge, height / 4);
  return at.y > y + margin && at.y < y + height - margin && at.x >= x && at.x < x + width;
}

/** Place in a container that shows none of its blocks. */
function atEnd(parent: string | null, index: number, { x, y, width }: Rect): DropPlace {
  return { place: { parent, index }, line: { x, y: y + edge, width, height: thickness } };
}

/** Whether a block shares its line with the previous or next one. */
function isInRow(
  siblings: readonly LiveBlock[],
  index: number,
  rectOf: ReadonlyMap<string, Rect>,
): boolean {
  const own = rectOf.get(siblings[index]?.uuid ?? '');
  const others = [siblings[index - 1], siblings[index + 1]].map((one) =>
    rectOf.get(one?.uuid ?? ''),
  );
  return others.some((other) => {
    if (own === undefined || other === undefined) return false;
    const shared = Math.min(own.y + own.height, other.y + other.height) - Math.max(own.y, other.y);
    return shared > Math.min(own.height, other.height) / 2;
  });
}

function atSide(
  { parent, index }: Place,
  { x, y, width, height }: Rect,
  { isAcross, isAfter }: { readonly isAcross: boolean; readonly isAfter: boolean },
): DropPlace {
  const place = { parent, index: isAfter ? index + 1 : index };
  const line = isAcross
    ? { x: isAfter ? x + width : x - thickness, y, width: thickness, height }
    : { x, y: isAfter ? y + height : y - thickness, width, height: thickness };
  return { place, line };
}

/** Place between blocks or below the last one; undefined if none is shown. */
function nearest(
  parent: string | null,
  siblings: readonly LiveBlock[],
  rectOf: ReadonlyMap<string, Rect>,
  at: { readonly y: number },
): DropPlace | undefined {
  const shown = siblings.flatMap(({ uuid }, index) => {
    const rect = rectOf.get(uuid);
    return rect === undefined ? [] : [{ index, rect }];
  });
  const next = shown.find(({ rect }) => at.y < rect.y + rect.height / 2);
  const last = shown.at(-1);
  if (last === undefined) return undefined;
  const { x, width } = next?.rect ?? last.rect;
  return {
    place: { parent, index: next?.index ?? last.index + 1 },
    line: { x, y: lineBetween(next?.rect, last.rect), width, height: thickness },
  };
}

function lineBetween(next: Rect | undefined, last: Rect): number {
  return next === undefined ? last.y + last.height : next.y - thickness;
}

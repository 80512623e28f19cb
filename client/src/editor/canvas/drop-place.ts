import type { BlockRect, Rect } from '@selvedge/shared/connect/protocol';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { takesBlocks } from '../../connect/frame/empty-blocks.js';
import { contains } from '../../connect/frame/hit-target.js';

/** Where something would go that is dropped here, and the line that says so. */
export interface DropPlace {
  readonly place: Place;
  readonly line: Rect;
}

/** How thick the line is, in pixels of the page. */
const thickness = 4;
/** Of a container, this near its edge is beside it, in pixels. */
const edge = 14;

/** Whether blocks may stand in it. */
export function isContainer({ wire }: Pick<LiveBlock, 'wire'>): boolean {
  return takesBlocks(typeNameOf(wire));
}

/** What is known of the page that something is dropped on. */
interface ShownPage {
  readonly blocks: readonly LiveBlock[];
  /** Of those that are shown: one that is hidden has no place, but counts. */
  readonly rects: readonly BlockRect[];
  /** In pixels of the page. */
  readonly width: number;
}

/**
 * `moved` is left out: nothing is dropped into itself. Where nothing is shown, which is so of a page
 * without blocks, it is the end: what somebody lets go over a page is never lost.
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

/** Every place where something could go, in the order of the page. */
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

/** Of what shows none of its blocks. */
function atEnd(parent: string | null, index: number, { x, y, width }: Rect): DropPlace {
  return { place: { parent, index }, line: { x, y: y + edge, width, height: thickness } };
}

/** Whether a block shares its line with one before or behind it. */
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

/** Between blocks, or under the last one; undefined where none is shown. */
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

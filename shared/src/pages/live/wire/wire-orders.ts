import { numberIn, type WireBlock } from '../../../blocks/model/wire.js';
import type { BlockWire } from './block-wire.js';

/** Block among its siblings, in current order. */
export interface Sibling {
  readonly made: WireBlock;
  readonly wire: BlockWire;
  /** Whether the block was received with these siblings. */
  readonly isOriginal: boolean;
}

/**
 * Returns siblings with wire orders. Received siblings in unchanged sequence keep their `order` and
 * list position; new ones get numbers in between. All are renumbered if there is no room or one was
 * moved.
 */
export function ordersOf<One extends Sibling>(siblings: readonly One[]): readonly One[] {
  const original = siblings.filter(({ isOriginal }) => isOriginal);
  if (!isInOrder(original)) return numbered(siblings);
  if (original.length === siblings.length) {
    return [...siblings].sort((one, other) => one.wire.index - other.wire.index);
  }
  return between(siblings) ?? numbered(siblings);
}

function isInOrder(siblings: readonly Sibling[]): boolean {
  return siblings.every((one, at) => {
    const next = siblings[at + 1];
    if (next === undefined) return true;
    const [order, following] = [orderOf(one), orderOf(next)];
    return order < following || (order === following && one.wire.index < next.wire.index);
  });
}

/** Assigns orders to new siblings; undefined if there is no room. */
function between<One extends Sibling>(siblings: readonly One[]): readonly One[] | undefined {
  const blocks: One[] = [];
  let last = -1;
  for (const [at, sibling] of siblings.entries()) {
    if (sibling.isOriginal) {
      last = Math.max(last, orderOf(sibling));
      blocks.push(sibling);
      continue;
    }
    last = Math.floor(last) + 1;
    const next = siblings.slice(at).find(({ isOriginal }) => isOriginal);
    if (next !== undefined && last >= orderOf(next)) return undefined;
    blocks.push(withOrder(sibling, last));
  }
  return blocks;
}

function numbered<One extends Sibling>(siblings: readonly One[]): readonly One[] {
  return siblings.map(withOrder);
}

function withOrder<One extends Sibling>(sibling: One, order: number): One {
  return { ...sibling, made: { ...sibling.made, order } };
}

function orderOf({ wire }: Sibling): number {
  return numberIn(wire.fields['order']) ?? 0;
}

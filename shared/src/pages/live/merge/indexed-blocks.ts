import type { WireBlock } from '../../../blocks/model/wire.js';
import { inOrder } from '../../../blocks/model/visible-blocks.js';
import { typeNameOf } from '../wire/block-wire.js';

/** Wire block with a key that is stable across versions. */
export interface IndexedBlock {
  readonly key: string;
  readonly block: WireBlock;
  readonly parent: string | null;
  /** Position in the received list. */
  readonly index: number;
}

export interface IndexedBlocks {
  /** Parents before their children. */
  readonly byKey: ReadonlyMap<string, IndexedBlock>;
  /** Children in order, by parent. */
  readonly children: ReadonlyMap<string | null, readonly string[]>;
}

/** Key from id and type; a block with another type is a different block. */
export function keyOf(id: unknown, type: string): string | undefined {
  return typeof id === 'number' ? `${id} ${type}` : undefined;
}

/** Makes duplicate keys unique; imported pages may contain duplicate ids. */
export class Keys {
  private readonly counts = new Map<string, number>();

  own(key: string): string {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  }
}

/** Key of a block without an id; an empty uid is ignored. */
function uidKeyOf(block: WireBlock): string | undefined {
  const uid = block.uid ?? '';
  return uid === '' ? undefined : `${uid} ${typeNameOf(block)}`;
}

/**
 * Indexes the blocks of a page by key. A block without an id matches the one in `base` with its uid
 * and type.
 */
export function indexedBlocks(blocks: readonly WireBlock[], base?: IndexedBlocks): IndexedBlocks {
  const byKey = new Map<string, IndexedBlock>();
  const children = new Map<string | null, readonly string[]>();
  const keys = new Keys();
  const nameless = base === undefined ? 'old' : 'new';
  const byUid = new Map(
    [...(base?.byKey.values() ?? [])].flatMap(({ key, block }) => {
      const name = uidKeyOf(block);
      return name === undefined ? [] : [[name, key]];
    }),
  );
  const add = (list: readonly WireBlock[], parent: string | null): void => {
    const inside = inOrder(list).map((block) => {
      const key =
        keyOf(block.id, typeNameOf(block)) ?? byUid.get(uidKeyOf(block) ?? '') ?? nameless;
      const own = keys.own(key);
      byKey.set(own, { key: own, block, parent, index: list.indexOf(block) });
      return own;
    });
    children.set(parent, inside);
    for (const key of inside) add(byKey.get(key)?.block.items ?? [], key);
  };
  add(blocks, null);
  return { byKey, children };
}

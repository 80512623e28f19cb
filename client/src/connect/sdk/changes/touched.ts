import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';
import {
  blockIn,
  blocksOf,
  isRemoved,
  pageOf,
  pagePropertiesOf,
  richPrefix,
} from '@selvedge/shared/pages/live/live-page';
import type * as Y from 'yjs';

/** Changed aspects of a block, or of the page itself. */
interface Touched {
  readonly names: Set<string>;
  isAdded: boolean;
  isMoved: boolean;
  /** Whether the block was removed or restored. */
  isRemoval: boolean;
}

/** Changed parts by block uuid; `null` is the page itself. */
export type TouchedParts = Map<string | null, Touched>;

type Shared = Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>;
/** Changed types as reported by an UndoManager. */
export type ChangedTypes = ReadonlyMap<Shared, readonly Y.YEvent<Y.AbstractType<unknown>>[]>;

/** Adds the parts that a transaction changed. */
export function touch(doc: Y.Doc, touched: TouchedParts, changed: ChangedTypes): void {
  for (const [type, events] of changed) {
    const keys = events
      .filter(({ target }) => target === type)
      .flatMap((event) => [...event.changes.keys.keys()]);
    if (isOneOf(type, [pageOf(doc), pagePropertiesOf(doc)])) {
      for (const name of keys) partOf(touched, null).names.add(name);
    } else if (isOneOf(type, [blocksOf(doc)])) {
      for (const uuid of keys) partOf(touched, uuid).isAdded = true;
    } else if (isOneOf(type.parent, [pagePropertiesOf(doc)])) {
      partOf(touched, null).names.add(type._item?.parentSub ?? '');
    } else if (events.some(({ target }) => target === type))
      touchBlock(doc, touched, { type, keys });
  }
}

/** Typed as `unknown[]`: the compiler cannot compare different Yjs event types. */
function isOneOf(type: Shared | Y.Map<unknown> | null, types: readonly unknown[]): boolean {
  return types.includes(type);
}

interface Within {
  readonly type: Shared;
  readonly keys: readonly string[];
}

function touchBlock(doc: Y.Doc, touched: TouchedParts, { type, keys }: Within): void {
  const [uuid, part, text] = placeOf(doc, type);
  if (uuid === undefined) return;
  const one = partOf(touched, uuid);
  if (part === undefined) touchFields(one, keys);
  else if (part === 'props' && text !== undefined) one.names.add(text);
  else if (part === 'props') for (const name of keys) one.names.add(name);
  else if (part.startsWith(richPrefix)) one.names.add(part.slice(richPrefix.length));
}

function touchFields(one: Touched, keys: readonly string[]): void {
  for (const key of keys) {
    if (key === 'pos') one.isMoved = true;
    else if (key === 'deleted') one.isRemoval = true;
    else if (key === 'size') one.names.add('size');
    else if (key === 'unpublished') one.names.add('published');
  }
}

/**
 * Returns the uuid of the block that contains a shared type, the name of its field, and that of the
 * text in it.
 */
function placeOf(doc: Y.Doc, type: Shared): readonly (string | undefined)[] {
  const path: string[] = [];
  for (let at: Shared | null = type; at !== null && !isOneOf(at, [blocksOf(doc)]);) {
    const item: Y.Item | null = at._item;
    if (item === null) return [];
    if (item.parentSub !== null) path.unshift(item.parentSub);
    // In a loaded document, every parent is a shared type.
    at = item.parent as Shared | null;
  }
  return path;
}

function partOf(touched: TouchedParts, uuid: string | null): Touched {
  const held = touched.get(uuid);
  if (held !== undefined) return held;
  const made = { names: new Set<string>(), isAdded: false, isMoved: false, isRemoval: false };
  touched.set(uuid, made);
  return made;
}

/** Returns the changes for display, with the blocks in their current state. */
export function changesOf(doc: Y.Doc, touched: TouchedParts): readonly PageChange[] {
  return [...touched].flatMap(([uuid, one]) => {
    if (uuid === null) return [{ kind: 'page' as const, names: [...one.names] }];
    return changeOf(doc, uuid, one) ?? [];
  });
}

function changeOf(doc: Y.Doc, uuid: string, one: Touched): PageChange | undefined {
  const [held, live] = [blockIn(doc, uuid), liveBlock(doc, uuid)];
  const kind = held && kindOf(one, isRemoved(held));
  if (live === undefined || kind === undefined) return undefined;
  const { wire: block } = live;
  if (kind !== 'changed') return { kind, block };
  return { kind, block, names: [...one.names], isMoved: one.isMoved };
}

/** Undefined for a block that was added and removed again, and for server bookkeeping. */
function kindOf({ names, ...one }: Touched, isRemoved: boolean) {
  if (isRemoved) return one.isAdded ? undefined : 'removed';
  if (one.isAdded) return 'added';
  if (names.size > 0 || one.isMoved) return 'changed';
  return one.isRemoval ? 'added' : undefined;
}

import type * as Y from 'yjs';

import { columnsOf } from '../../blocks/model/block-size.js';
import {
  numberIn,
  objectIn,
  publishedIn,
  textIn,
  type WireBlock,
  type WireProperties,
} from '../../blocks/model/wire.js';
import type { Json } from '../../catalogue/contract.js';
import { htmlOf } from '../../rich-text/text-html.js';
import { LAYOUT_NAMES } from '../../screens/layout-names.js';
import { pageUrl } from '../page-address.js';
import type { PageContent } from '../page.js';
import { hashOf, wireOf, type BlockWire } from './wire/block-wire.js';
import { found } from './block-commands.js';
import {
  blockIn,
  type BlockMap,
  fragmentsOf,
  isRemoved,
  isUnpublished,
  metaOf,
  PAGE_FIELDS,
  pageOf,
  pagePropertiesOf,
  positionOf,
  propertiesOf,
  sizeOf,
  typeOf,
} from './live-page.js';
import { valuesIn } from './text/held-values.js';
import { flagsOf, withValues, type PageWire } from './wire/page-wire.js';
import { removedIn } from './seed-page.js';
import { treeOf, type LiveTree } from './resolve-tree.js';
import { ordersOf, type Sibling } from './wire/wire-orders.js';

/**
 * Returns the page of a live document. Unedited parts are exactly as received; new parts have no
 * ids yet.
 */
export function pageContentOf(doc: Y.Doc): PageContent {
  const { fields, flags, properties } = pageWireIn(doc);
  const page = pageOf(doc);
  const own = PAGE_FIELDS.flatMap((name) => {
    const value = page.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const layout = page.get('layout');
  return {
    ...fields,
    ...Object.fromEntries(own),
    url: pageUrl(textIn(page.get('url')) ?? ''),
    layout: LAYOUT_NAMES.find((name) => name === layout) ?? 'standard',
    flags: flagsOf(new Map(page), flags),
    properties: withValues(valuesIn(pagePropertiesOf(doc)), properties),
    blocks: contentWithin(doc, treeOf(doc), null).map(assembled),
  };
}

/** Original wire state of the page. */
export function pageWireIn(doc: Y.Doc): PageWire {
  const held = metaOf(doc).get('wire');
  // Written by the server.
  return typeof held === 'string'
    ? (JSON.parse(held) as PageWire)
    : { fields: {}, flags: [], properties: {} };
}

/** Block without its items, and its uuid in the document. */
export interface ContentNode extends Sibling {
  readonly uuid: string;
  readonly block: BlockMap;
  readonly items: readonly ContentNode[];
}

/** Returns the blocks of one parent, in list order. */
export function contentWithin(
  doc: Y.Doc,
  tree: LiveTree,
  parent: string | null,
): readonly ContentNode[] {
  const remaining = (tree.children.get(parent) ?? []).filter((id) => !isRemovedWithin(doc, id));
  return ordersOf(
    remaining.map((uuid) => {
      const block = found(doc, uuid);
      const wire = wireOf(block);
      const isOriginal = wire.index >= 0 && wire.parent === parent;
      const items = contentWithin(doc, tree, uuid);
      return { uuid, block, wire, isOriginal, items, made: wireBlockOf(block, wire) };
    }),
  );
}

export function assembled({ made, wire, items }: ContentNode): WireBlock {
  return wire.hasItems || items.length > 0 ? { ...made, items: items.map(assembled) } : made;
}

/**
 * Whether the block was removed in this document. Blocks that were received as deleted do not
 * count; they are returned unchanged.
 */
export function isRemovedHere(block: BlockMap): boolean {
  return isRemoved(block) && !removedIn(wireOf(block).fields);
}

/**
 * Whether the block or a recorded ancestor was removed. The recorded parent counts, even if the
 * tree shows the block elsewhere because of its depth.
 */
export function isRemovedWithin(doc: Y.Doc, uuid: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = uuid; at !== null && !seen.has(at);) {
    seen.add(at);
    const block: BlockMap | undefined = blockIn(doc, at);
    if (block === undefined) return false;
    if (isRemovedHere(block)) return true;
    [at] = positionOf(block);
  }
  return false;
}

/** Wire block without its items. */
export function wireBlockOf(block: BlockMap, wire = wireOf(block)): WireBlock {
  const properties = propertiesWithin(block, wire);
  const hasProperties = wire.properties !== null || Object.keys(properties).length > 0;
  return {
    ...wire.fields,
    ...(isNew(wire) && { type: typeOf(block) }),
    ...sizeField(block, wire),
    ...publishedField(block, wire),
    ...(removedIn(wire.fields) && !isRemoved(block) && { deleted: false }),
    ...(hasProperties && { properties }),
  };
}

/** Whether the block was created here and is not in a revision yet. */
function isNew({ index }: BlockWire): boolean {
  return index < 0;
}

function sizeField(block: BlockMap, wire: BlockWire): Pick<WireBlock, 'size'> {
  const x = sizeOf(block);
  const { size: original } = wire.fields;
  if (columnsOf(wire.fields) === x && !isNew(wire)) return {};
  return { size: { ...(objectIn(original) ?? { y: 0 }), x } };
}

/** The `published` field, if it is the deciding one; a property takes precedence. */
function publishedField(block: BlockMap, wire: BlockWire): Pick<WireBlock, 'published'> {
  const isPublished = !isUnpublished(block);
  if (isNew(wire)) return { published: isPublished ? 1 : 0 };
  if (wasPublished(wire) === isPublished || Object.hasOwn(wire.kept, 'published')) return {};
  return { published: respelt(wire.fields['published'], isPublished) };
}

/** Whether the block was published, according to its original wire state. */
export function wasPublished({ fields, kept }: Pick<BlockWire, 'fields' | 'kept'>): boolean {
  const { published } = kept;
  return publishedIn({
    ...fields,
    ...(published !== undefined && { properties: { published: { value: published } } }),
  });
}

function propertiesWithin(block: BlockMap, wire: BlockWire): WireProperties {
  const plain = propertiesOf(block);
  const values: (readonly [string, Json])[] = [
    ...reservedValues(block, wire),
    ...(plain === undefined ? [] : valuesIn(plain)),
    ...richValues(block, wire),
  ];
  return withValues(values, wire.properties ?? {});
}

function reservedValues(block: BlockMap, wire: BlockWire): readonly (readonly [string, Json])[] {
  if (isNew(wire)) return [['template', typeOf(block)]];
  const isPublished = !isUnpublished(block);
  return Object.entries(wire.kept).map(([name, value]) =>
    name === 'published' && wasPublished(wire) !== isPublished
      ? [name, respelt(value, isPublished)]
      : [name, value],
  );
}

/** Values of rich texts: as received if unedited, otherwise rendered from the fragment. */
function richValues(block: BlockMap, { rich }: BlockWire): readonly (readonly [string, Json])[] {
  return fragmentsOf(block).flatMap(([name, fragment]) => {
    const original = Object.hasOwn(rich, name) ? rich[name] : undefined;
    if (original?.hash === hashOf(fragment)) return [[name, original.value]];
    const html = htmlOf(fragment);
    return original === undefined && html === '' ? [] : [[name, html]];
  });
}

/** Encodes a boolean in the original style: `1`, `"1"` or true. */
function respelt(original: Json | undefined, is: boolean): Json {
  if (typeof original === 'string')
    return numberIn(original) === undefined ? String(is) : is ? '1' : '0';
  if (typeof original === 'boolean') return is;
  return is ? 1 : 0;
}

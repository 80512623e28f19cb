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
import { LAYOUT_NAMES } from '../../storefront/layout-names.js';
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
import { flagsOf, withValues, type PageWire } from './wire/page-wire.js';
import { removedIn } from './seed-page.js';
import { treeOf, type LiveTree } from './resolve-tree.js';
import { ordersOf, type Sibling } from './wire/wire-orders.js';

/**
 * The page that a live document holds: what nobody edited is as it came, to the letter. What is new has
 * no ids yet.
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
    properties: withValues([...pagePropertiesOf(doc)], properties),
    blocks: contentWithin(doc, treeOf(doc), null).map(assembled),
  };
}

/** How the page came. */
export function pageWireIn(doc: Y.Doc): PageWire {
  const held = metaOf(doc).get('wire');
  // The server wrote it.
  return typeof held === 'string'
    ? (JSON.parse(held) as PageWire)
    : { fields: {}, flags: [], properties: {} };
}

/** A block of a page as it goes out, without its items, and where it is held. */
export interface ContentNode extends Sibling {
  readonly uuid: string;
  readonly block: BlockMap;
  readonly items: readonly ContentNode[];
}

/** What goes out of a block, or of the page itself, in the order of the lists. */
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

/** Removed here; what came as removed goes out as it came. */
export function isRemovedHere(block: BlockMap): boolean {
  return isRemoved(block) && !removedIn(wireOf(block).fields);
}

/**
 * Removed here, itself or with what it was put in: also where that is too deep for the tree, which shows
 * it elsewhere.
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

/** A block as it travels, without its items. */
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

/** Made here, and of no revision yet. */
function isNew({ index }: BlockWire): boolean {
  return index < 0;
}

function sizeField(block: BlockMap, wire: BlockWire): Pick<WireBlock, 'size'> {
  const x = sizeOf(block);
  const { size: original } = wire.fields;
  if (columnsOf(wire.fields) === x && !isNew(wire)) return {};
  return { size: { ...(objectIn(original) ?? { y: 0 }), x } };
}

/** The field, where it is the one that says so; the property does where there is one. */
function publishedField(block: BlockMap, wire: BlockWire): Pick<WireBlock, 'published'> {
  const isPublished = !isUnpublished(block);
  if (isNew(wire)) return { published: isPublished ? 1 : 0 };
  if (wasPublished(wire) === isPublished || Object.hasOwn(wire.kept, 'published')) return {};
  return { published: respelt(wire.fields['published'], isPublished) };
}

/** Whether it was to be shown by what is kept of how it came. */
export function wasPublished({ fields, kept }: Pick<BlockWire, 'fields' | 'kept'>): boolean {
  const { published } = kept;
  return publishedIn({
    ...fields,
    ...(published !== undefined && { properties: { published: { value: published } } }),
  });
}

function propertiesWithin(block: BlockMap, wire: BlockWire): WireProperties {
  const values: (readonly [string, Json])[] = [
    ...reservedValues(block, wire),
    ...(propertiesOf(block) ?? []),
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

/** Each text as it came while nobody edited it; else as the fragment has it. */
function richValues(block: BlockMap, { rich }: BlockWire): readonly (readonly [string, Json])[] {
  return fragmentsOf(block).flatMap(([name, fragment]) => {
    const original = Object.hasOwn(rich, name) ? rich[name] : undefined;
    if (original?.hash === hashOf(fragment)) return [[name, original.value]];
    const html = htmlOf(fragment);
    return original === undefined && html === '' ? [] : [[name, html]];
  });
}

/** In the spelling that it came in: `1`, `"1"` or true. */
function respelt(original: Json | undefined, is: boolean): Json {
  if (typeof original === 'string')
    return numberIn(original) === undefined ? String(is) : is ? '1' : '0';
  if (typeof original === 'boolean') return is;
  return is ? 1 : 0;
}

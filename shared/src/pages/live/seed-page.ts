import * as Y from 'yjs';

import { columnsOf } from '../../blocks/model/block-size.js';
import {
  publishedIn,
  truthIn,
  textIn,
  type WireBlock,
  type WireProperties,
} from '../../blocks/model/wire.js';
import { inOrder } from '../../blocks/model/visible-blocks.js';
import type { Json } from '../../catalogue/contract.js';
import { writeText } from '../../rich-text/fragments.js';
import type { HtmlReader } from '../../rich-text/html-reader.js';
import type { PageContent } from '../page.js';
import {
  hashOf,
  isReserved,
  isPlain,
  richNamesOf,
  typeNameOf,
  type BlockWire,
} from './wire/block-wire.js';
import {
  blocksOf,
  flagPrefix,
  metaOf,
  PAGE_FIELDS,
  pageOf,
  pagePropertiesOf,
  richPrefix,
  type BlockMap,
  type LiveMeta,
  type Position,
} from './live-page.js';
import { firstKeys } from './order-keys.js';
import { valuesFor } from './text/live-values.js';
import { typedNamesOf, typedOfPage } from './text/typed-names.js';
import { metadataOf, pageWireOf, partsOf } from './wire/page-wire.js';

/** Options for seeding a page. Only the server seeds, once per epoch. */
export interface Seeding extends LiveMeta {
  readonly newId: () => string;
  readonly readHtml: HtmlReader;
}

/** Writes a page into an empty document in one transaction. */
export function seedPage(doc: Y.Doc, page: PageContent, seeding: Seeding, origin?: unknown): void {
  const { newId, readHtml, ...own } = seeding;
  doc.transact(() => {
    for (const [name, value] of Object.entries(own)) metaOf(doc).set(name, value);
    seedFields(doc, page);
    seedBlocks(doc, page.blocks, { parent: null, newId, readHtml });
  }, origin);
}

function seedFields(doc: Y.Doc, page: PageContent): void {
  const { flags, properties } = page;
  metaOf(doc).set('wire', JSON.stringify(pageWireOf(page)));
  for (const name of PAGE_FIELDS) {
    // These fields were parsed from JSON.
    const value = page[name] as Json | undefined;
    if (value !== undefined) pageOf(doc).set(name, value);
  }
  for (const flag of flags) if (typeof flag === 'string') pageOf(doc).set(flagPrefix + flag, true);
  const values = Object.entries(properties).map(([name, { value }]) => [name, value] as const);
  for (const [name, value] of valuesFor(typedOfPage, values))
    pagePropertiesOf(doc).set(name, value);
}

export interface BlockSeeding {
  readonly parent: string | null;
  readonly newId: () => string;
  readonly readHtml: HtmlReader;
}

function seedBlocks(doc: Y.Doc, blocks: readonly WireBlock[], seeding: BlockSeeding): void {
  const keys = firstKeys(blocks.length);
  for (const [at, block] of inOrder(blocks).entries()) {
    seedBlock(doc, block, {
      ...seeding,
      pos: [seeding.parent, keys[at] ?? ''],
      index: blocks.indexOf(block),
    });
  }
}

/** Target position and original list index of a seeded block. */
export interface SeededAt {
  readonly pos: Position;
  readonly index: number;
}

/** Seeds a block with its items and returns its uuid. Call it within a transaction. */
export function seedBlock(
  doc: Y.Doc,
  wire: WireBlock,
  { newId, readHtml, pos, index }: Omit<BlockSeeding, 'parent'> & SeededAt,
): string {
  const uuid = newId();
  const type = typeNameOf(wire);
  const { items = [], properties = {} } = wire;
  const block: BlockMap = new Y.Map<unknown>([
    ['type', type],
    ['pos', pos],
    ['size', columnsOf(wire)],
    ['props', new Y.Map(valuesFor(typedNamesOf(type), plainOf(type, properties)))],
    ...(publishedIn(wire) ? [] : [['unpublished', true] as const]),
    ...(removedIn(wire) ? [['deleted', true] as const] : []),
  ]);
  blocksOf(doc).set(uuid, block);
  const rich = seedTexts(block, properties, { type, readHtml });
  const [parent] = pos;
  block.set('wire', JSON.stringify({ ...wireOfBlock(wire), rich, index, parent }));
  seedBlocks(doc, items, { parent: uuid, newId, readHtml });
  return uuid;
}

export function removedIn({ deleted }: WireBlock): boolean {
  // Parsed from JSON.
  return truthIn(deleted as Json | undefined) === true;
}

/** Values of the plain properties of a block. */
function plainOf(type: string, properties: WireProperties): readonly [string, Json][] {
  return Object.entries(properties).flatMap(([name, { value }]): [string, Json][] =>
    isPlain(type, name) ? [[name, value]] : [],
  );
}

function wireOfBlock(block: WireBlock): Omit<BlockWire, 'rich' | 'index' | 'parent'> {
  const { items, properties, ...fields } = block;
  return {
    fields: partsOf(fields),
    properties: properties === undefined ? null : metadataOf(properties),
    kept: Object.fromEntries(
      Object.entries(properties ?? {}).flatMap(([name, { value }]) =>
        isReserved(name) ? [[name, value]] : [],
      ),
    ),
    hasItems: items !== undefined,
  };
}

function seedTexts(
  block: BlockMap,
  properties: WireProperties,
  { type, readHtml }: { readonly type: string; readonly readHtml: HtmlReader },
): BlockWire['rich'] {
  const texts = richNamesOf(type).flatMap((name) => {
    const fragment = new Y.XmlFragment();
    block.set(`${richPrefix}${name}`, fragment);
    if (!Object.hasOwn(properties, name)) return [];
    const value = properties[name]?.value ?? null;
    const html = textIn(value) ?? '';
    if (html.trim() !== '') writeText(fragment, readHtml(html));
    return [[name, { value, hash: hashOf(fragment) }] as const];
  });
  return Object.fromEntries(texts);
}

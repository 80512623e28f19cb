import * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';

/**
 * The live document of a page: four roots. `meta` is the server's own; a block never stands inside
 * another, so that two people may move and edit it at once and neither change is lost.
 */
export const LIVE_ROOTS = ['meta', 'page', 'props', 'blocks'] as const;

/** Fields of a page that editors write; its flags are fields of their own, `flag:<name>`. */
export const PAGE_FIELDS = ['url', 'layout', 'sitemap', 'theme', 'keyPhraseCampaignId'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** What only the server writes of a page. */
export interface LiveMeta {
  readonly schema: number;
  readonly epoch: number;
  readonly pageId: number;
  readonly divisionId: number;
}

/** Where a block stands: within which other one, and by which key among its siblings. */
export type Position = readonly [parent: string | null, orderKey: string];

/** A block as it is held: `type`, `pos`, `size`, `props`, `unpublished`, `deleted`, `wire`, `rich:<name>`. */
export type BlockMap = Y.Map<unknown>;

export const richPrefix = 'rich:';
export const flagPrefix = 'flag:';

export function metaOf(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('meta');
}

export function pageOf(doc: Y.Doc): Y.Map<Json> {
  return doc.getMap<Json>('page');
}

export function pagePropertiesOf(doc: Y.Doc): Y.Map<Json> {
  return doc.getMap<Json>('props');
}

export function blocksOf(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('blocks');
}

/** Undefined for a block that there is not, and for what is no block. */
export function blockIn(doc: Y.Doc, uuid: string): BlockMap | undefined {
  const held = blocksOf(doc).get(uuid);
  // What the roots and blocks hold is checked by the gateway, or read leniently here.
  return held instanceof Y.Map ? (held as BlockMap) : undefined;
}

/** Every block by its uuid, also those that were removed. */
export function blockEntries(doc: Y.Doc): readonly (readonly [string, BlockMap])[] {
  return [...blocksOf(doc)].flatMap(([uuid, held]) =>
    // As in `blockIn`.
    held instanceof Y.Map ? [[uuid, held as BlockMap] as const] : [],
  );
}

export function typeOf(block: BlockMap): string {
  const type = block.get('type');
  return typeof type === 'string' ? type : '';
}

/** The position as it was written; at the very start of the page where that says nothing. */
export function positionOf(block: BlockMap): Position {
  const [parent, key] = listIn(block.get('pos'));
  return [typeof parent === 'string' ? parent : null, typeof key === 'string' ? key : ''];
}

/** In columns of twelve. */
export function sizeOf(block: BlockMap): number {
  const size = block.get('size');
  return typeof size === 'number' ? size : 12;
}

export function isUnpublished(block: BlockMap): boolean {
  return block.get('unpublished') === true;
}

/** Removed softly: it is hidden with all that stands in it, and can be restored. */
export function isRemoved(block: BlockMap): boolean {
  return block.get('deleted') === true;
}

/** The plain properties of a block. */
export function propertiesOf(block: BlockMap): Y.Map<Json> | undefined {
  const held = block.get('props');
  // Values of properties are JSON; the gateway lets nothing else in.
  return held instanceof Y.Map ? (held as Y.Map<Json>) : undefined;
}

/** The words of a rich text property. */
export function fragmentOf(block: BlockMap, name: string): Y.XmlFragment | undefined {
  const held = block.get(`${richPrefix}${name}`);
  return held instanceof Y.XmlFragment ? held : undefined;
}

/** The rich text properties that a block has, by name. */
export function fragmentsOf(block: BlockMap): readonly (readonly [string, Y.XmlFragment])[] {
  return [...block].flatMap(([key, held]) =>
    key.startsWith(richPrefix) && held instanceof Y.XmlFragment
      ? [[key.slice(richPrefix.length), held] as const]
      : [],
  );
}

/** What stands in a list; nothing for what is none. */
export function listIn(held: unknown): readonly unknown[] {
  // Whatever stands in it.
  return Array.isArray(held) ? (held as readonly unknown[]) : [];
}

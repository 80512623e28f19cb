import * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import { valuesIn, type LiveValue, type LiveValues } from './text/held-values.js';

/**
 * Roots of a page's live document. Only the server writes `meta`. Blocks are stored flat rather
 * than nested, so that a block can be moved and edited concurrently without losing either change.
 */
export const LIVE_ROOTS = ['meta', 'page', 'props', 'blocks'] as const;

/** Page fields that editors write. Flags are separate fields, `flag:<name>`. */
export const PAGE_FIELDS = ['url', 'layout', 'sitemap', 'theme', 'keyPhraseCampaignId'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** Page fields that only the server writes. */
export interface LiveMeta {
  readonly schema: number;
  readonly epoch: number;
  readonly pageId: number;
  readonly divisionId: number;
}

/** Position of a block: its parent, and its order key among the siblings. */
export type Position = readonly [parent: string | null, orderKey: string];

/**
 * Map of a block with `type`, `pos`, `size`, `props`, `unpublished`, `deleted`, `wire` and
 * `rich:<name>`.
 */
export type BlockMap = Y.Map<unknown>;

export const richPrefix = 'rich:';
export const flagPrefix = 'flag:';

export function metaOf(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('meta');
}

export function pageOf(doc: Y.Doc): Y.Map<Json> {
  return doc.getMap<Json>('page');
}

export function pagePropertiesOf(doc: Y.Doc): LiveValues {
  return doc.getMap<LiveValue>('props');
}

export function blocksOf(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('blocks');
}

/** Undefined if the id is unknown or not a block. */
export function blockIn(doc: Y.Doc, uuid: string): BlockMap | undefined {
  const held = blocksOf(doc).get(uuid);
  // The gateway validates the content of roots and blocks; reads here are lenient.
  return held instanceof Y.Map ? (held as BlockMap) : undefined;
}

/** All blocks by uuid, including removed ones. */
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

/** Position as stored; the start of the page if it is malformed. */
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

/** Whether the block is softly removed: hidden with its items, and restorable. */
export function isRemoved(block: BlockMap): boolean {
  return block.get('deleted') === true;
}

export function propertiesOf(block: BlockMap): LiveValues | undefined {
  const held = block.get('props');
  // The gateway admits only JSON, texts and lists as property values.
  return held instanceof Y.Map ? (held as LiveValues) : undefined;
}

/** Values of the plain properties that differ from their default. */
export function plainValuesOf(block: BlockMap): Readonly<Record<string, Json>> {
  const held = propertiesOf(block);
  return held === undefined ? {} : Object.fromEntries(valuesIn(held));
}

export function fragmentOf(block: BlockMap, name: string): Y.XmlFragment | undefined {
  const held = block.get(`${richPrefix}${name}`);
  return held instanceof Y.XmlFragment ? held : undefined;
}

/** Rich text properties of a block, by name. */
export function fragmentsOf(block: BlockMap): readonly (readonly [string, Y.XmlFragment])[] {
  return [...block].flatMap(([key, held]) =>
    key.startsWith(richPrefix) && held instanceof Y.XmlFragment
      ? [[key.slice(richPrefix.length), held] as const]
      : [],
  );
}

/** Returns the items of a list; empty for any other value. */
export function listIn(held: unknown): readonly unknown[] {
  // The items are unknown.
  return Array.isArray(held) ? (held as readonly unknown[]) : [];
}

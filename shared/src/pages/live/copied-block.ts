import type * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import { isSize, found } from './block-commands.js';
import type { TextWriter } from '../../rich-text/fragments.js';
import { htmlOf } from '../../rich-text/text-html.js';
import { fragmentsOf, isUnpublished, plainValuesOf, sizeOf, typeOf } from './live-page.js';
import { maxDepth, treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';
import type { NewBlock } from './tree-commands.js';

/** Block in the clipboard format, which other programs can write too. */
export interface CopiedBlock {
  readonly type: string;
  /** In columns of 12. */
  readonly size: number;
  readonly isPublished: boolean;
  readonly properties: Readonly<Record<string, Json>>;
  /** Rich text properties, as html. */
  readonly texts: Readonly<Record<string, string>>;
  readonly items: readonly CopiedBlock[];
}

/** Key of the format, which identifies copied blocks. */
const mark = 'selvedge/blocks/1';

/** Copies a block with its visible items. Throws LivePageError if it does not exist. */
export function copiedBlock(doc: Y.Doc, uuid: string, tree = treeOf(doc)): CopiedBlock {
  const block = found(doc, uuid);
  return {
    type: typeOf(block),
    size: sizeOf(block),
    isPublished: !isUnpublished(block),
    properties: plainValuesOf(block),
    texts: Object.fromEntries(
      fragmentsOf(block).map(([name, fragment]) => [name, htmlOf(fragment)]),
    ),
    items: itemsOf(doc, uuid, tree),
  };
}

function itemsOf(doc: Y.Doc, uuid: string, tree: LiveTree): readonly CopiedBlock[] {
  return visibleChildren(tree, uuid).map((item) => copiedBlock(doc, item, tree));
}

/** Encodes a single block as an object, so that programs without list support can read it. */
export function copiedText(blocks: readonly CopiedBlock[]): string {
  return JSON.stringify({ [mark]: blocks.length === 1 ? blocks[0] : blocks });
}

/** Parses copied blocks in order; undefined for any other text. */
export function copiedBlocksIn(text: string): readonly CopiedBlock[] | undefined {
  if (!text.startsWith(`{"${mark}"`)) return undefined;
  try {
    // Every part is validated below.
    const held = (JSON.parse(text) as Readonly<Record<string, unknown>>)[mark];
    const blocks: readonly unknown[] = Array.isArray(held) ? held : [held];
    return blocks.length > 0 && blocks.every(isCopiedBlock) ? blocks : undefined;
  } catch {
    return undefined;
  }
}

/** Converts to a new block with new ids. */
export function pastedBlock(
  { texts, items, ...block }: CopiedBlock,
  making: { readonly newId: () => string; readonly textOf: (html: string) => TextWriter },
): NewBlock {
  const read = Object.entries(texts).map(([name, html]) => [name, making.textOf(html)] as const);
  return {
    ...block,
    uuid: making.newId(),
    texts: Object.fromEntries(read),
    items: items.map((item) => pastedBlock(item, making)),
  };
}

/** Validates a block from an external source. */
export function isCopiedBlock(held: unknown): held is CopiedBlock {
  return isCopied(held, 1);
}

function isCopied(held: unknown, depth: number): held is CopiedBlock {
  if (!isRecord(held) || depth > maxDepth) return false;
  const { type, size, isPublished, properties, texts, items } = held;
  return (
    typeof type === 'string' &&
    isSize(size) &&
    typeof isPublished === 'boolean' &&
    isRecord(properties) &&
    isRecord(texts) &&
    Object.values(texts).every((html) => typeof html === 'string') &&
    Array.isArray(items) &&
    items.every((item) => isCopied(item, depth + 1))
  );
}

function isRecord(held: unknown): held is Readonly<Record<string, unknown>> {
  return typeof held === 'object' && held !== null && !Array.isArray(held);
}

import * as Y from 'yjs';

import type { Property, PropertyKind } from '../../blocks/model/property.js';
import { blockRegistry } from '../../blocks/registry.js';
import type { Json } from '../../catalogue/contract.js';
import { cutText } from '../../texts/cut-text.js';
import type { TextWriter } from '../../rich-text/fragments.js';
import { found, removeBlock } from './block-commands.js';
import { LivePageError } from './live-errors.js';
import {
  fragmentOf,
  fragmentsOf,
  isUnpublished,
  plainValuesOf,
  propertiesOf,
  sizeOf,
  typeOf,
  type BlockMap,
} from './live-page.js';
import { treeOf, visibleChildren } from './resolve-tree.js';
import { valueOf } from './text/held-values.js';
import { insertBlock, moveBlock } from './tree-commands.js';

interface Change {
  readonly uuid: string;
  readonly template: string;
  readonly newId: () => string;
}

/**
 * Replaces a block with one of another template in the same place, and returns its uuid. Shared
 * properties, the first text, the first image and the items are transferred. The removed block
 * retains the rest for undo. Throws LivePageError.
 */
export function changeTemplate(
  doc: Y.Doc,
  origin: unknown,
  { uuid, template, newId }: Change,
): string {
  const block = found(doc, uuid);
  const tree = treeOf(doc);
  const definition = blockRegistry.find(template);
  if (definition === undefined) throw new LivePageError('unknownTemplate');
  const items = visibleChildren(tree, uuid);
  if (items.length > 0 && !takesBlocks(template)) throw new LivePageError('holdsBlocks');
  if (definition.name === typeOf(block)) return uuid;
  const parent = tree.parents.get(uuid) ?? null;
  const index = visibleChildren(tree, parent).indexOf(uuid);
  const made = newId();
  doc.transact(() => {
    const own = { uuid: made, type: definition.name, ...contentOf(block, definition.properties) };
    const standing = { size: sizeOf(block), isPublished: !isUnpublished(block) };
    // Removed first, so that the replacement fits on a full page.
    removeBlock(doc, origin, uuid);
    insertBlock(doc, origin, { block: { ...own, ...standing }, at: { parent, index } });
    for (const [at, item] of items.entries())
      moveBlock(doc, origin, { uuid: item, to: { parent: made, index: at } });
  }, origin);
  return made;
}

/** Whether two types have a text, an image or items in common. */
export function isAlike(type: string, template: string): boolean {
  const [before, after] = [propertiesOfType(type), propertiesOfType(template)];
  if (takesBlocks(type) && takesBlocks(template)) return true;
  return [texts, pictures].some((kinds) => firstOf(before, kinds) && firstOf(after, kinds));
}

export function takesBlocks(type: string): boolean {
  return 'slots' in (blockRegistry.find(type) ?? {});
}

type Properties = Readonly<Record<string, Property<unknown>>>;

const texts: readonly PropertyKind[] = ['text', 'richText'];
const pictures: readonly PropertyKind[] = ['image'];

/** First property of these kinds with the owner's own content. */
function firstOf(properties: Properties, kinds: readonly PropertyKind[]) {
  return Object.entries(properties).find(
    ([, { kind, group, names, isCode = false }]) =>
      kinds.includes(kind) &&
      ['Content', 'Image'].includes(group) &&
      names === undefined &&
      !isCode,
  );
}

function propertiesOfType(type: string): Properties {
  return blockRegistry.find(type)?.properties ?? {};
}

interface BlockContent {
  readonly properties: Readonly<Record<string, Json>>;
  readonly texts: Readonly<Record<string, TextWriter>>;
}

function contentOf(block: BlockMap, after: Properties): BlockContent {
  const before = propertiesOfType(typeOf(block));
  const plain = Object.entries(plainValuesOf(block)).filter(([name]) => {
    const kind = kindOf(after, name);
    return kind !== undefined && kind === kindOf(before, name);
  });
  const rich = fragmentsOf(block)
    .filter(([name]) => kindOf(after, name) === 'richText')
    .map(([name, fragment]) => [name, copyOf(fragment)] as const);
  const content = { properties: Object.fromEntries(plain), texts: Object.fromEntries(rich) };
  return withPicture(block, {
    before,
    after,
    content: withText(block, { before, after, content }),
  });
}

interface Carrying {
  readonly before: Properties;
  readonly after: Properties;
  readonly content: BlockContent;
}

/** Transfers the first text, converted between plain and rich text. */
function withText(block: BlockMap, { before, after, content }: Carrying): BlockContent {
  const [from, to] = [firstOf(before, texts), firstOf(after, texts)];
  if (from === undefined || to === undefined) return content;
  const [name, { kind, maxLength = Infinity }] = to;
  if (name in content.properties || name in content.texts) return content;
  const text = from[1].kind === 'richText' ? plainIn(block, from[0]) : heldIn(block, from);
  if (typeof text !== 'string' || text === '') return content;
  return kind === 'richText'
    ? { ...content, texts: { ...content.texts, [name]: paragraphOf(text) } }
    : { ...content, properties: { ...content.properties, [name]: cutText(text, maxLength) } };
}

function withPicture(block: BlockMap, { before, after, content }: Carrying): BlockContent {
  const [from, to] = [firstOf(before, pictures), firstOf(after, pictures)];
  const picture = from && heldIn(block, from);
  if (to === undefined || picture === undefined || to[0] in content.properties) return content;
  return { ...content, properties: { ...content.properties, [to[0]]: picture } };
}

/** Kind of the property with this wire name. */
function kindOf(properties: Properties, name: string): PropertyKind | undefined {
  return Object.entries(properties).find(([own, { wireNames = [own] }]) =>
    wireNames.includes(name),
  )?.[1].kind;
}

function heldIn(block: BlockMap, [name, { wireNames = [name] }]: [string, Property<unknown>]) {
  const held = propertiesOf(block);
  return wireNames.map((one) => valueOf(held?.get(one))).find((value) => value !== undefined);
}

/** Plain text of a rich text; paragraphs are joined by a space. */
function plainIn(block: BlockMap, name: string): string {
  const fragment = fragmentOf(block, name);
  if (fragment === undefined) return '';
  const letters = [...fragment.createTreeWalker((node) => node instanceof Y.XmlText)].map((node) =>
    // The walker filters for text nodes.
    lettersOf(node as Y.XmlText),
  );
  return letters.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function lettersOf(text: Y.XmlText): string {
  // A Yjs text delta consists of inserts.
  const delta = text.toDelta() as readonly { readonly insert?: unknown }[];
  return delta.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('');
}

const paragraphOf =
  (text: string): TextWriter =>
  (fragment) => {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(text)]);
    fragment.insert(0, [paragraph]);
  };

const copyOf = (from: Y.XmlFragment): TextWriter => {
  // A rich text contains only these two node types.
  const nodes = from.toArray().map((node) => (node as Y.XmlElement | Y.XmlText).clone());
  return (fragment) => {
    fragment.insert(0, nodes);
  };
};

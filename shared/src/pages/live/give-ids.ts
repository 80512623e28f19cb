import type * as Y from 'yjs';

import { valueIn, type WireProperties } from '../../blocks/model/wire.js';
import type { PageContent } from '../page.js';
import { hashOf, type BlockWire } from './wire/block-wire.js';
import { blockEntries, fragmentsOf, metaOf, typeOf } from './live-page.js';
import { contentWithin, pageContentOf, pageWireIn, type ContentNode } from './page-content.js';
import { partsOf } from './wire/page-wire.js';
import { treeOf } from './resolve-tree.js';
import { wireOf } from './wire/block-wire.js';

/**
 * Assigns ids to all blocks and properties without one, in one transaction, and returns the page
 * for the revision. Runs on the server only. Ids are never reused, even after removal.
 */
export function giveIds(doc: Y.Doc, origin: unknown): PageContent {
  doc.transact(() => {
    const ids = new Ids(lastIdIn(doc));
    for (const node of contentWithin(doc, treeOf(doc), null)) nameNode(node, null, ids);
    namePageProperties(doc, ids);
    if (ids.last !== metaOf(doc).get('lastId')) metaOf(doc).set('lastId', ids.last);
  }, origin);
  return pageContentOf(doc);
}

class Ids {
  constructor(public last: number) {}

  next(): number {
    this.last += 1;
    return this.last;
  }
}

function nameNode(node: ContentNode, parent: string | null, ids: Ids): void {
  const { block, uuid, items } = node;
  const wire = named(node, parent, ids);
  if (wire !== undefined) block.set('wire', JSON.stringify(wire));
  for (const item of items) nameNode(item, uuid, ids);
}

/** Returns the wire state of a block with its new ids; undefined if no id was missing. */
function named(
  { made, wire, block }: ContentNode,
  parent: string | null,
  ids: Ids,
): BlockWire | undefined {
  const { properties = {}, ...fields } = made;
  const isNameless = fields.id === undefined;
  const missing = Object.values(properties).some(({ id }) => id === undefined);
  if (!isNameless && !missing) return undefined;
  const id = fields.id ?? ids.next();
  const metadata = { ...wire.properties, ...newIds(properties, ids) };
  if (wire.index >= 0) return { ...wire, fields: { ...wire.fields, id }, properties: metadata };
  const rich = fragmentsOf(block).flatMap(([name, fragment]) => {
    const value = valueIn(properties, name);
    return value === undefined ? [] : [[name, { value, hash: hashOf(fragment) }] as const];
  });
  return {
    fields: partsOf({ ...fields, id }),
    properties: metadata,
    kept: { template: typeOf(block) },
    rich: Object.fromEntries(rich),
    // Sorted after all imported blocks, in the order in which ids are assigned.
    index: id,
    parent,
    hasItems: true,
  };
}

/** Creates the missing ids of properties. */
function newIds(properties: WireProperties, ids: Ids): NonNullable<BlockWire['properties']> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { value: _value, ...metadata }]) =>
      metadata.id === undefined ? [[name, { ...metadata, id: ids.next() }] as const] : [],
    ),
  );
}

function namePageProperties(doc: Y.Doc, ids: Ids): void {
  const { properties } = pageContentOf(doc);
  const given = newIds(properties, ids);
  if (Object.keys(given).length === 0) return;
  const wire = pageWireIn(doc);
  const named = { ...wire, properties: { ...wire.properties, ...given } };
  metaOf(doc).set('wire', JSON.stringify(named));
}

/** Highest id that was ever used on the page. */
function lastIdIn(doc: Y.Doc): number {
  const held = metaOf(doc).get('lastId');
  const page = Object.values(pageWireIn(doc).properties);
  const blocks = blockEntries(doc).flatMap(([, block]) => {
    const { fields, properties } = wireOf(block);
    return [fields, ...Object.values(properties ?? {})];
  });
  return [...page, ...blocks].reduce(
    (most, { id }) => (typeof id === 'number' ? Math.max(most, id) : most),
    typeof held === 'number' ? held : 0,
  );
}

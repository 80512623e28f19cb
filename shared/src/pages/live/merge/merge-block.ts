import { columnsOf } from '../../../blocks/model/block-size.js';
import { textIn, valueIn, type WireBlock } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { writeText } from '../../../rich-text/fragments.js';
import type { HtmlReader } from '../../../rich-text/html-reader.js';
import { setJson } from '../block-commands.js';
import { hashOf, isReserved, wireOf, type BlockWire } from '../wire/block-wire.js';
import {
  fragmentOf,
  isRemoved,
  isUnpublished,
  propertiesOf,
  typeOf,
  type BlockMap,
} from '../live-page.js';
import { setValue } from '../text/live-values.js';
import { typedNamesOf } from '../text/typed-names.js';
import { wasPublished, wireBlockOf } from '../page-content.js';
import { metadataOf, partsOf } from '../wire/page-wire.js';
import { removedIn } from '../seed-page.js';
import type { IndexedBlock } from './indexed-blocks.js';
import { mergedMetadata, mergedFields } from './merge-fields.js';
import type { ThreeWay } from './three-way.js';

/** Base and received version of a block, and its path in conflicts. */
export interface BlockVersions {
  readonly base: IndexedBlock;
  readonly theirs: IndexedBlock;
  readonly path: string;
  /** Current parent. */
  readonly parent: string | null;
  readonly readHtml: HtmlReader;
}

/** Whether the sender changed the block itself, apart from its items. */
export function isChanged({ base, theirs }: Pick<BlockVersions, 'base' | 'theirs'>): boolean {
  const own = ({ block: { items, ...block } }: IndexedBlock) => ({
    block,
    has: items !== undefined,
  });
  return base.index !== theirs.index || !isJsonEqual(own(base), own(theirs));
}

/** Applies the sender's changes to a live block. Call it within a transaction. */
export function mergeBlock(block: BlockMap, way: ThreeWay, versions: BlockVersions): void {
  const { base, theirs, path, parent } = versions;
  const live = wireBlockOf(block);
  const wire = wireOf(block);
  const fields = mergedFields(way, `${path}.`, {
    base: fieldsOf(base.block),
    theirs: fieldsOf(theirs.block),
    live: fieldsOf(live),
  });
  const values = mergeProperties(block, way, { ...versions, live });
  const isOrdered = isJsonEqual(base.block.order, theirs.block.order);
  const order = isOrdered ? wire.fields['order'] : theirs.block.order;
  writeFields(block, {
    ...wire,
    ...values,
    fields: partsOf({ ...fields, id: wire.fields['id'], order }),
    properties: isBare(block, theirs.block, { ...wire, ...values })
      ? null
      : mergedBesides(base.block, theirs.block, wire),
    hasItems: theirs.block.items !== undefined,
    index: theirs.index,
    parent,
  });
}

/** Fields other than properties and items; merged individually. */
function fieldsOf({ items: _i, properties: _p, id: _id, order: _o, ...fields }: WireBlock) {
  return partsOf(fields);
}

/** Whether the block has neither properties nor a property map. */
function isBare(block: BlockMap, theirs: WireBlock, wire: BlockWire): boolean {
  const { properties = {} } = wireBlockOf(block, wire);
  return theirs.properties === undefined && Object.keys(properties).length === 0;
}

function mergedBesides(
  base: WireBlock,
  theirs: WireBlock,
  wire: BlockWire,
): BlockWire['properties'] {
  const metadataIn = ({ properties }: WireBlock) => ({
    properties: properties === undefined ? null : metadataOf(properties),
  });
  return mergedMetadata({ base: metadataIn(base), theirs: metadataIn(theirs), live: wire });
}

function writeFields(block: BlockMap, wire: BlockWire): void {
  const { fields } = wire;
  const isPublished = wasPublished(wire);
  setJson<unknown>(block, 'size', columnsOf(fields));
  if (isUnpublished(block) === isPublished) block.set('unpublished', !isPublished);
  if (isRemoved(block) !== removedIn(fields)) block.set('deleted', removedIn(fields));
  setJson<unknown>(block, 'wire', JSON.stringify(wire));
}

/** Merges the properties and returns their metadata. */
function mergeProperties(
  block: BlockMap,
  way: ThreeWay,
  { base, theirs, live, path, readHtml }: BlockVersions & { readonly live: WireBlock },
): Pick<BlockWire, 'kept' | 'rich'> {
  const rich = new Map(Object.entries(wireOf(block).rich));
  const kept = new Map(
    Object.entries(live.properties ?? {}).flatMap(([name, { value }]) =>
      isReserved(name) ? [[name, value]] : [],
    ),
  );
  const namesOf = (one: WireBlock): readonly string[] => Object.keys(one.properties ?? {});
  for (const name of new Set([...namesOf(base.block), ...namesOf(theirs.block)])) {
    const value = valueIn(theirs.block.properties, name);
    const versions = {
      base: valueIn(base.block.properties, name),
      theirs: value,
      live: valueIn(live.properties, name),
    };
    if (!way.takes(`${path}.properties.${name}`, versions)) continue;
    const fragment = fragmentOf(block, name);
    if (isReserved(name)) setIn(kept, name, value);
    else if (fragment === undefined) setPlain(block, name, value);
    else {
      writeText(fragment, readHtml(textIn(value) ?? ''));
      setIn(rich, name, value === undefined ? undefined : { value, hash: hashOf(fragment) });
    }
  }
  return { kept: Object.fromEntries(kept), rich: Object.fromEntries(rich) };
}

function setPlain(block: BlockMap, name: string, value: Json | undefined): void {
  const properties = propertiesOf(block);
  if (properties !== undefined) setValue(properties, typedNamesOf(typeOf(block)), { name, value });
}

function setIn<Value>(map: Map<string, Value>, name: string, value: Value | undefined): void {
  if (value === undefined) map.delete(name);
  else map.set(name, value);
}

import type * as Y from 'yjs';

import { valueIn } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import type { PageContent } from '../../page.js';
import { metaOf, PAGE_FIELDS } from '../live-page.js';
import { setPageField, setPageFlag, setPageProperty } from '../page-commands.js';
import { pageContentOf, pageWireIn } from '../page-content.js';
import { pageWireOf, type PageWire } from '../wire/page-wire.js';
import { mergeBlocks } from './merge-blocks.js';
import { mergedMetadata, mergedFields } from './merge-fields.js';
import { ThreeWay, type PageMerge } from './three-way.js';

/**
 * Merges a received page into its live document, as small changes in one transaction that preserve
 * concurrent edits. Returns the conflicting paths, which keep their live values.
 */
export function mergePage(doc: Y.Doc, origin: unknown, merge: PageMerge): readonly string[] {
  const { base, theirs, isCurrent } = merge;
  const way = new ThreeWay(isCurrent);
  doc.transact(() => {
    const live = pageContentOf(doc);
    mergeFields(doc, way, { base, theirs, live });
    mergeFlags(doc, { base: base.flags, theirs: theirs.flags });
    mergeProperties(doc, way, { base, theirs, live });
    mergeOthers(doc, way, { base: pageWireOf(base), theirs: pageWireOf(theirs) });
    mergeBlocks(doc, way, merge);
  }, origin);
  return way.conflicts;
}

interface Pages {
  readonly base: PageContent;
  readonly theirs: PageContent;
  readonly live: PageContent;
}

function mergeFields(doc: Y.Doc, way: ThreeWay, { base, theirs, live }: Pages): void {
  for (const name of PAGE_FIELDS) {
    const versions = { base: base[name], theirs: theirs[name], live: live[name] };
    if (!way.takes(name, versions)) continue;
    // These fields were parsed from JSON.
    setPageField(doc, undefined, { name, value: theirs[name] as Json | undefined });
  }
}

/** A flag is either set or not, so flags cannot conflict. */
function mergeFlags(
  doc: Y.Doc,
  { base, theirs }: { readonly base: readonly Json[]; readonly theirs: readonly Json[] },
): void {
  if (isJsonEqual(base, theirs)) return;
  const added = theirs.filter((flag) => !base.includes(flag));
  const removed = base.filter((flag) => !theirs.includes(flag));
  for (const name of added) {
    if (typeof name === 'string') setPageFlag(doc, undefined, { name, isSet: true });
  }
  for (const name of removed) {
    if (typeof name === 'string') setPageFlag(doc, undefined, { name, isSet: false });
  }
  const wire = pageWireIn(doc);
  const others = wire.flags.filter((flag) => !theirs.includes(flag) && !removed.includes(flag));
  writeWire(doc, { ...wire, flags: [...theirs, ...others] });
}

function mergeProperties(doc: Y.Doc, way: ThreeWay, { base, theirs, live }: Pages): void {
  const names = new Set([...Object.keys(base.properties), ...Object.keys(theirs.properties)]);
  for (const name of names) {
    const value = valueIn(theirs.properties, name);
    const [was, is] = [base, live].map(({ properties }) => valueIn(properties, name));
    const versions = { base: was, theirs: value, live: is };
    if (way.takes(`properties.${name}`, versions)) setPageProperty(doc, undefined, { name, value });
  }
}

/** Merges what the live document only preserves: unknown fields and property metadata. */
function mergeOthers(
  doc: Y.Doc,
  way: ThreeWay,
  { base, theirs }: { readonly base: PageWire; readonly theirs: PageWire },
): void {
  const wire = pageWireIn(doc);
  const fields = mergedFields(way, '', {
    base: base.fields,
    theirs: theirs.fields,
    live: wire.fields,
  });
  const properties = mergedMetadata({ base, theirs, live: wire });
  writeWire(doc, { ...wire, fields, properties });
}

function writeWire(doc: Y.Doc, wire: PageWire): void {
  const text = JSON.stringify(wire);
  if (metaOf(doc).get('wire') !== text) metaOf(doc).set('wire', text);
}

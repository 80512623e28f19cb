import type { WireProperties, WireProperty } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import type { PageContent } from '../../page.js';
import { flagPrefix, PAGE_FIELDS } from '../live-page.js';

type Fields = Readonly<Record<string, Json>>;

/** Original wire state of a page besides its editable fields; written by the server only. */
export interface PageWire {
  /** Unknown fields. */
  readonly fields: Fields;
  readonly flags: readonly Json[];
  /** Metadata of each property besides its value. */
  readonly properties: Readonly<Record<string, Fields>>;
}

const edited: ReadonlySet<string> = new Set([...PAGE_FIELDS, 'flags', 'properties', 'blocks']);

export function pageWireOf(page: PageContent): PageWire {
  const others = Object.entries(page).filter(([name]) => !edited.has(name));
  return {
    fields: partsOf(Object.fromEntries(others)),
    flags: page.flags,
    properties: metadataOf(page.properties),
  };
}

/** Returns the metadata of each property, such as its id. */
export function metadataOf(properties: WireProperties): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { value: _value, ...metadata }]) => [name, metadata]),
  );
}

/** Combines values and metadata into wire properties. */
export function withValues(
  values: readonly (readonly [string, Json])[],
  metadata: Readonly<Record<string, Fields>>,
): WireProperties {
  return Object.fromEntries(
    values.map(([name, value]): [string, WireProperty] => [
      name,
      { ...(Object.hasOwn(metadata, name) && metadata[name]), value },
    ]),
  );
}

/** Returns the flags that are still set in their original order, followed by new ones. */
export function flagsOf(page: ReadonlyMap<string, unknown>, original: readonly Json[]): Json[] {
  const set = [...page.keys()].flatMap((name) =>
    name.startsWith(flagPrefix) ? [name.slice(flagPrefix.length)] : [],
  );
  const names = new Set(set);
  const still = original.filter((flag) => typeof flag !== 'string' || names.has(flag));
  return [...still, ...set.filter((flag) => !original.includes(flag)).sort()];
}

/** Unknown fields are JSON; only ids are optional. */
export function partsOf(fields: Readonly<Record<string, unknown>>): Fields {
  // An undefined field was not sent.
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Parsed from JSON.
  return Object.fromEntries(sent) as Fields;
}

import type { WireProperties, WireProperty } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import type { PageContent } from '../../page.js';
import { flagPrefix, PAGE_FIELDS } from '../live-page.js';

type Fields = Readonly<Record<string, Json>>;

/** How a page came from outside beside what its editors write; the server alone writes it. */
export interface PageWire {
  /** Fields that nobody here edits. */
  readonly fields: Fields;
  readonly flags: readonly Json[];
  /** What came beside the values of its properties. */
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

/** What came beside the value of each property: its id, and whatever else. */
export function metadataOf(properties: WireProperties): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { value: _value, ...metadata }]) => [name, metadata]),
  );
}

/** Properties as they travel, of their values and of what came beside them. */
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

/** The flags as they came, as far as they are still set, and behind them the new ones. */
export function flagsOf(page: ReadonlyMap<string, unknown>, original: readonly Json[]): Json[] {
  const set = [...page.keys()].flatMap((name) =>
    name.startsWith(flagPrefix) ? [name.slice(flagPrefix.length)] : [],
  );
  const names = new Set(set);
  const still = original.filter((flag) => typeof flag !== 'string' || names.has(flag));
  return [...still, ...set.filter((flag) => !original.includes(flag)).sort()];
}

/** What else came with a page or block is JSON; only ids may be left out of it. */
export function partsOf(fields: Readonly<Record<string, unknown>>): Fields {
  // A field that is undefined was never sent.
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Everything that came was parsed from JSON.
  return Object.fromEntries(sent) as Fields;
}

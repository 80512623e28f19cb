import type { Json } from '../../catalogue/contract.js';
import type { Property } from './property.js';
import type { BlockTraits } from './traits.js';
import { valueIn, type WireProperties } from './wire.js';

/** BLK-011: where a block type may be used. */
export type BlockPlace = 'store' | 'mail' | 'dashboard';

/** BLK-001: its child items. */
type BlockSlot = 'items';

type PropertyList = Readonly<Record<string, Property<unknown>>>;

type ValueOf<One> = One extends Property<infer Value> ? Value : never;
type ValuesOf<Properties> = { readonly [Name in keyof Properties]: ValueOf<Properties[Name]> };

/** BLK-010: a block type. The editor, validation, defaults and documentation are made of it. */
export interface BlockDefinition<
  Name extends string = string,
  Properties extends PropertyList = PropertyList,
> {
  /** The name of its template. */
  readonly name: Name;
  readonly title: string;
  /** What pages without templates call it as their `type` (PAG-013). */
  readonly formerNames: readonly string[];
  readonly places: readonly BlockPlace[];
  /** Where it takes blocks of its own; nowhere where left out. */
  readonly slots?: readonly BlockSlot[];
  readonly properties: Properties;
  readonly traits?: BlockTraits<ValuesOf<Properties>>;
}

/** Declares a block type, so that the types of its properties follow from it. */
export function defineBlock<const Name extends string, Properties extends PropertyList>(
  definition: BlockDefinition<Name, Properties>,
): BlockDefinition<Name, Properties> {
  return definition;
}

/** The resolved properties of what has a definition: `PropertiesOf<typeof banner>`. */
export type PropertiesOf<Definition extends { readonly properties: PropertyList }> = ValuesOf<
  Definition['properties']
>;

/**
 * What a value of a page is in the current theme: the same, or what `#{dotted.key}` points at;
 * undefined where it points at nothing (themes/page-reference.ts).
 */
export type ThemeLookup = (value: string) => string | undefined;

/** The properties of a block as they hold: what came is read leniently, whatever says nothing has its default. */
export function resolveProperties<Definition extends { readonly properties: PropertyList }>(
  { properties }: Definition,
  wire: WireProperties,
  themed: ThemeLookup,
): PropertiesOf<Definition> {
  const entries = Object.entries(properties).map(([name, property]): [string, unknown] => [
    name,
    valueOf(property, property.wireNames ?? [name], { wire, themed }),
  ]);
  // One entry for each property, read by the property itself.
  return Object.fromEntries(entries) as PropertiesOf<Definition>;
}

function valueOf(
  property: Property<unknown>,
  names: readonly string[],
  { wire, themed }: { readonly wire: WireProperties; readonly themed: ThemeLookup },
): unknown {
  for (const name of names) {
    const held = valueIn(wire, name);
    const value: Json | undefined = typeof held === 'string' ? themed(held) : held;
    const found = value === undefined || value === null ? undefined : property.read(value);
    if (found !== undefined) return found;
  }
  return property.default;
}

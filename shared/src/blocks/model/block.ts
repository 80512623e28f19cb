import type { Json } from '../../catalogue/contract.js';
import type { Property } from './property.js';
import type { BlockTraits } from './traits.js';
import { valueIn, type WireProperties } from './wire.js';

export type BlockPlace = 'store' | 'mail' | 'dashboard';

type BlockSlot = 'items';

type PropertyList = Readonly<Record<string, Property<unknown>>>;

type ValueOf<One> = One extends Property<infer Value> ? Value : never;
type ValuesOf<Properties> = { readonly [Name in keyof Properties]: ValueOf<Properties[Name]> };

/** Block type. The editor, validation, defaults and documentation derive from it. */
export interface BlockDefinition<
  Name extends string = string,
  Properties extends PropertyList = PropertyList,
> {
  /** Name of the template. */
  readonly name: Name;
  readonly title: string;
  /** Values of `type` on legacy pages. */
  readonly formerNames: readonly string[];
  readonly places: readonly BlockPlace[];
  /** Child areas; none by default. */
  readonly slots?: readonly BlockSlot[];
  readonly properties: Properties;
  readonly traits?: BlockTraits<ValuesOf<Properties>>;
}

/** Declares a block type and infers the types of its properties. */
export function defineBlock<const Name extends string, Properties extends PropertyList>(
  definition: BlockDefinition<Name, Properties>,
): BlockDefinition<Name, Properties> {
  return definition;
}

/** Resolved properties of a definition: `PropertiesOf<typeof banner>`. */
export type PropertiesOf<Definition extends { readonly properties: PropertyList }> = ValuesOf<
  Definition['properties']
>;

/**
 * Resolves a value in the current theme: the value itself, or the target of `#{dotted.key}`;
 * undefined for an unknown key (themes/page-reference.ts).
 */
export type ThemeLookup = (value: string) => string | undefined;

/** Resolves the properties of a block. Input is read leniently; unusable values get the default. */
export function resolveProperties<Definition extends { readonly properties: PropertyList }>(
  { properties }: Definition,
  wire: WireProperties,
  themed: ThemeLookup,
): PropertiesOf<Definition> {
  const entries = Object.entries(properties).map(([name, property]): [string, unknown] => [
    name,
    valueOf(property, property.wireNames ?? [name], { wire, themed }),
  ]);
  // Each entry has the value type that its property reads.
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
  return themeDefault(property, themed) ?? property.default;
}

/** Undefined without a theme, whose lookup returns the reference itself. */
function themeDefault({ themeKey, read }: Property<unknown>, themed: ThemeLookup): unknown {
  if (themeKey === undefined) return undefined;
  const reference = `#{${themeKey}}`;
  const value = themed(reference);
  return value === undefined || value === reference ? undefined : read(value);
}

import type { Property } from '../../../blocks/model/property.js';
import { blockRegistry } from '../../../blocks/registry.js';
import { pageDefinition } from '../../page.js';

type Properties = Readonly<Record<string, Property<unknown>>>;

/** Wire names of each property that people type, in order of precedence. */
export type TypedNames = readonly (readonly string[])[];

/** Returns the typed properties of a block type; none for an unknown type. */
export function typedNamesOf(type: string): TypedNames {
  return typedIn(blockRegistry.find(type)?.properties ?? {});
}

/** Typed properties of a page. */
export const typedOfPage: TypedNames = typedIn(pageDefinition.properties);

export function isTyped(typed: TypedNames, name: string): boolean {
  return typed.some((names) => names.includes(name));
}

/** Texts that name a record are chosen from a list, not typed. */
function typedIn(properties: Properties): TypedNames {
  return Object.entries(properties).flatMap(([name, { kind, names, wireNames = [name] }]) =>
    kind === 'text' && names === undefined ? [wireNames] : [],
  );
}

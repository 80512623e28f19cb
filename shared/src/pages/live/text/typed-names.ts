import type { Property, PropertyKind } from '../../../blocks/model/property.js';
import { blockRegistry } from '../../../blocks/registry.js';
import { pageDefinition } from '../../page.js';

type Properties = Readonly<Record<string, Property<unknown>>>;

/** Property with a typed text, or with a list of items with such texts. */
interface TypedProperty {
  readonly kind: 'text' | 'list';
  /** Wire names, in order of precedence. */
  readonly names: readonly string[];
}

export type TypedNames = readonly TypedProperty[];

/** Kinds of lists whose items have a text. */
const lists: readonly PropertyKind[] = ['actions', 'pills'];

/** Returns the typed properties of a block type; none for an unknown type. */
export function typedNamesOf(type: string): TypedNames {
  return typedIn(blockRegistry.find(type)?.properties ?? {});
}

/** Typed properties of a page. */
export const typedOfPage: TypedNames = typedIn(pageDefinition.properties);

/** Texts that name a record are chosen from a list, not typed. */
function typedIn(properties: Properties): TypedNames {
  return Object.entries(properties).flatMap(
    ([name, { kind, names, wireNames = [name] }]): TypedNames => {
      if (lists.includes(kind)) return [{ kind: 'list', names: wireNames }];
      return kind === 'text' && names === undefined ? [{ kind, names: wireNames }] : [];
    },
  );
}

import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import type { BlockFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { BlockData } from '@selvedge/shared/blocks/model/sources';
import { blockRegistry, type RegisteredBlock } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock, RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { Json } from '@selvedge/shared/catalogue/contract';

let ids = 0;

/** What the sources answer where there is nothing. */
const nothing: Required<BlockData> = {
  products: [],
  places: [],
  profiles: [],
  figures: [],
  badges: [],
  pictures: [],
  mockup: null,
  priceParts: null,
};

/** A block of a type as a view gets it: with these values, and the defaults of all others. */
export function blockOf<Definition extends RegisteredBlock>(
  definition: Definition,
  values: Readonly<Record<string, Json>>,
  items: readonly RenderedBlock[] = [],
): RenderedBlockOf<Definition['name']> {
  const wire = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const properties = resolveProperties(definition, wire, (value) => value);
  ids += 1;
  const block = { id: ids, type: definition.name, size: 12, properties, items };
  // The properties are those of the definition, and the answers are for the types that asked.
  return { ...nothing, ...block } as unknown as RenderedBlockOf<Definition['name']>;
}

/** A fixture as a view gets it. */
export function renderedFixture({
  type,
  values,
  size = 12,
  items = [],
  data,
}: BlockFixture): RenderedBlock {
  const definition = blockRegistry.find(type);
  if (definition === undefined) throw new Error(`${type} is not registered.`);
  return { ...blockOf(definition, values, items.map(renderedFixture)), size, ...data };
}

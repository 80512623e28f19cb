import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import type { BlockFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { BlockData } from '@selvedge/shared/blocks/model/sources';
import { blockRegistry, type RegisteredBlock } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock, RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { Json } from '@selvedge/shared/catalogue/contract';

let ids = 0;

/** Empty answers of all data sources. */
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

/** Returns a block of the given type with these values and default values elsewhere. */
export function blockOf<Definition extends RegisteredBlock>(
  definition: Definition,
  values: Readonly<Record<string, Json>>,
  items: readonly RenderedBlock[] = [],
): RenderedBlockOf<Definition['name']> {
  const wire = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const properties = resolveProperties(definition, wire, (value) => value);
  ids += 1;
  const block = { id: ids, type: definition.name, size: 12, properties, items };
  // Properties and data match the type's definition.
  return { ...nothing, ...block } as unknown as RenderedBlockOf<Definition['name']>;
}

/** Returns a fixture as a view receives it. */
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

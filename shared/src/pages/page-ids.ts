import type { WireBlock, WireProperties } from '../blocks/model/wire.js';
import type { PageContent } from './page.js';

/** Generates ids that are unused on the page. */
class Ids {
  constructor(private last: number) {}

  next(): number {
    this.last += 1;
    return this.last;
  }
}

/** Assigns ids to all blocks and properties that lack one. */
export function withIds(page: PageContent): PageContent {
  const taken = idsIn(page.blocks, Object.values(page.properties));
  const ids = new Ids(taken.reduce((most, id) => Math.max(most, id), 0));
  return {
    ...page,
    properties: propertiesWithIds(page.properties, ids),
    blocks: page.blocks.map((block) => blockWithIds(block, ids)),
  };
}

function blockWithIds(block: WireBlock, ids: Ids): WireBlock {
  const { id = ids.next(), properties, items } = block;
  return {
    ...block,
    id,
    ...(properties && { properties: propertiesWithIds(properties, ids) }),
    ...(items && { items: items.map((item) => blockWithIds(item, ids)) }),
  };
}

function propertiesWithIds(properties: WireProperties, ids: Ids): WireProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      property.id === undefined ? { ...property, id: ids.next() } : property,
    ]),
  );
}

function idsIn(
  blocks: readonly WireBlock[],
  parts: readonly { readonly id?: number }[],
): readonly number[] {
  return [
    ...parts.flatMap(({ id }) => id ?? []),
    ...blocks.flatMap((block) => [
      ...(block.id === undefined ? [] : [block.id]),
      ...idsIn(block.items ?? [], Object.values(block.properties ?? {})),
    ]),
  ];
}

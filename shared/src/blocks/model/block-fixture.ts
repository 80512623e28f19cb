import type { Json } from '../../catalogue/contract.js';
import type { Property } from './property.js';
import type { BlockData } from './sources.js';
import type { WireBlock, WireProperties } from './wire.js';

/** A block with something in it, as an owner may have left it. */
export interface BlockFixture {
  readonly type: string;
  /** Of the properties that are not left as they come. */
  readonly values: Readonly<Record<string, Json>>;
  /** In columns of twelve; all of them where left out. */
  readonly size?: number;
  readonly items?: readonly BlockFixture[];
  /** What its sources answered. */
  readonly data?: BlockData;
}

interface Fixed<Names extends string> {
  readonly name: string;
  readonly properties: Readonly<Record<Names, Property<unknown>>>;
}

/** A fixture of a block type, which names no property that the type does not have. */
export function defineFixture<Names extends string>(
  { name }: Fixed<Names>,
  values: Readonly<Partial<Record<NoInfer<Names>, Json>>>,
  more: Pick<BlockFixture, 'items' | 'data'> = {},
): BlockFixture {
  // What is left out of it is not there; a value is never undefined.
  return { type: name, values: values as BlockFixture['values'], ...more };
}

/** A fixture as a page holds it, at its place among its siblings. */
export function wireOfFixture(
  { type, values, size = 12, items = [] }: BlockFixture,
  order: number,
): WireBlock {
  return {
    ...{ order, size: { x: size, y: 0 } },
    properties: wireProperties({ template: type, ...values }),
    items: items.map(wireOfFixture),
  };
}

/** Properties as they travel, which have no ids yet. */
export function wireProperties(values: Readonly<Record<string, Json>>): WireProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

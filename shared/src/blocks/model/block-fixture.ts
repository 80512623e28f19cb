import type { Json } from '../../catalogue/contract.js';
import type { Property } from './property.js';
import type { BlockData } from './sources.js';
import type { WireBlock, WireProperties } from './wire.js';

/** Block with sample content. */
export interface BlockFixture {
  readonly type: string;
  /** Properties that differ from the defaults. */
  readonly values: Readonly<Record<string, Json>>;
  /** Width in columns, out of 12; 12 by default. */
  readonly size?: number;
  readonly items?: readonly BlockFixture[];
  /** Answers of its data sources. */
  readonly data?: BlockData;
}

interface Fixed<Names extends string> {
  readonly name: string;
  readonly properties: Readonly<Record<Names, Property<unknown>>>;
}

/** Declares a fixture; the types allow only properties of the block type. */
export function defineFixture<Names extends string>(
  { name }: Fixed<Names>,
  values: Readonly<Partial<Record<NoInfer<Names>, Json>>>,
  more: Pick<BlockFixture, 'items' | 'data'> = {},
): BlockFixture {
  // Omitted properties are absent, so no value is undefined.
  return { type: name, values: values as BlockFixture['values'], ...more };
}

/** Converts a fixture to a block of a page, at its position among its siblings. */
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

/** Wraps values as wire properties without ids. */
export function wireProperties(values: Readonly<Record<string, Json>>): WireProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

import type { BlockFixture } from '../../blocks/model/block-fixture.js';
import type { Sketch } from '../../blocks/model/block-palette.js';
import type { BlockName, RegisteredBlock } from '../../blocks/registry.js';
import type { Json } from '../../catalogue/contract.js';

/**
 * Blocks that are put on a page together. Their words are there to be written over; their colours and
 * letters are those of the shop's theme.
 */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** Other words that people look for it by. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
  readonly blocks: readonly BlockFixture[];
}

/** Properties of a block type by their names; one of a colour or font points into the theme. */
type ValuesOf<Name extends BlockName> = Readonly<
  Partial<
    Record<keyof Extract<RegisteredBlock, { readonly name: Name }>['properties'] & string, Json>
  >
>;

/** A block of a section, which names no property that its type does not have. */
export function part<const Name extends BlockName>(
  type: Name,
  values: ValuesOf<Name>,
  more: Pick<BlockFixture, 'items' | 'size'> = {},
): BlockFixture {
  // What is left out of it is not there; a value is never undefined.
  return { type, values: values as BlockFixture['values'], ...more };
}

import type { BlockFixture } from '../../blocks/model/block-fixture.js';
import type { Sketch } from '../../blocks/model/block-palette.js';
import type { BlockName, RegisteredBlock } from '../../blocks/registry.js';
import type { Json } from '../../catalogue/contract.js';

/**
 * Group of blocks that is added to a page together. Texts are placeholders; colours and fonts come
 * from the theme.
 */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** Synonyms for the search. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
  readonly blocks: readonly BlockFixture[];
}

/** Property values of a block type; colours and fonts reference the theme. */
type ValuesOf<Name extends BlockName> = Readonly<
  Partial<
    Record<keyof Extract<RegisteredBlock, { readonly name: Name }>['properties'] & string, Json>
  >
>;

/** Declares a block of a section; the types allow only properties of the block type. */
export function part<const Name extends BlockName>(
  type: Name,
  values: ValuesOf<Name>,
  more: Pick<BlockFixture, 'items' | 'size'> = {},
): BlockFixture {
  // Omitted properties are absent, so no value is undefined.
  return { type, values: values as BlockFixture['values'], ...more };
}

import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

/** Returns the distinct types of blocks and their items. */
export function typesOf(blocks: readonly RenderedBlock[]): readonly BlockName[] {
  return [...new Set(blocks.flatMap(({ type, items }) => [type, ...typesOf(items)]))];
}

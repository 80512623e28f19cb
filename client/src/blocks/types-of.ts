import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

/** The types of the blocks and of their items, each once. */
export function typesOf(blocks: readonly RenderedBlock[]): readonly BlockName[] {
  return [...new Set(blocks.flatMap(({ type, items }) => [type, ...typesOf(items)]))];
}

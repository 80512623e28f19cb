import { DEFINITIONS } from './definitions.gen.js';
import { BlockRegistry } from './model/block-registry.js';
import type { BlockTraits } from './model/traits.js';

export type RegisteredBlock = (typeof DEFINITIONS)[number];
export type BlockName = RegisteredBlock['name'];

/** The block types of the product. */
export const blockRegistry = new BlockRegistry<RegisteredBlock>(DEFINITIONS);

/** What is known of a block by its type: what its traits are asked about are its own properties. */
export function traitsOf({ type }: { readonly type: BlockName }): BlockTraits<unknown> {
  return blockRegistry.find(type)?.traits ?? {};
}

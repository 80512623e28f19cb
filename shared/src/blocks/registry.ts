import { DEFINITIONS } from './definitions.gen.js';
import { BlockRegistry } from './model/block-registry.js';
import type { BlockTraits } from './model/traits.js';

export type RegisteredBlock = (typeof DEFINITIONS)[number];
export type BlockName = RegisteredBlock['name'];

export const blockRegistry = new BlockRegistry<RegisteredBlock>(DEFINITIONS);

/**
 * Returns the traits of a block's type. The values passed to them must be the block's own
 * properties.
 */
export function traitsOf({ type }: { readonly type: BlockName }): BlockTraits<unknown> {
  return blockRegistry.find(type)?.traits ?? {};
}

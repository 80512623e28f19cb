import { DEFINITIONS } from './definitions.gen.js';
import { BlockRegistry } from './model/block-registry.js';

export type RegisteredBlock = (typeof DEFINITIONS)[number];
export type BlockName = RegisteredBlock['name'];

/** The block types of the product. */
export const blockRegistry = new BlockRegistry<RegisteredBlock>(DEFINITIONS);

import { resolve, type AnyScreenDefinition } from '../screens/define-screen.js';
import type { RenderedBlock } from './rendered-block.js';

/** Blocks of a screen; usually empty. */
export function blocksOf({ blocks }: AnyScreenDefinition, props: object): readonly RenderedBlock[] {
  if (blocks === undefined) return [];
  // Only rendered blocks are part of a screen; its definition does not know their types.
  return resolve(blocks, props) as readonly RenderedBlock[];
}

import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** The origins of other hosts that the blocks show pages of in frames, each once. */
export function frameOrigins(blocks: readonly RenderedBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(originsOf))];
}

function originsOf(block: RenderedBlock): readonly string[] {
  const own = traitsOf(block).frameOrigins?.(block.properties) ?? [];
  return [...own, ...frameOrigins(block.items)];
}

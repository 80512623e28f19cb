import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** Returns the distinct origins of other hosts that blocks embed in frames. */
export function frameOrigins(blocks: readonly RenderedBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(originsOf))];
}

function originsOf(block: RenderedBlock): readonly string[] {
  const own = traitsOf(block).frameOrigins?.(block.properties) ?? [];
  return [...own, ...frameOrigins(block.items)];
}

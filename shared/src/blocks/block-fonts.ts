import type { RenderedBlock } from './rendered-block.js';

/** The families that blocks are set in beside the theme's, by name, each once. */
export function blockFonts(blocks: readonly RenderedBlock[]): readonly string[] {
  const names = blocks.flatMap(({ properties, items }) => {
    const stack = 'font' in properties ? properties.font : null;
    const [, name] = /^'([^']+)'/.exec(stack ?? '') ?? [];
    return [...(name === undefined ? [] : [name]), ...blockFonts(items)];
  });
  return [...new Set(names)];
}

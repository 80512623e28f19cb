import type { RenderedBlock } from './rendered-block.js';

/** Returns the distinct font families that blocks set besides the theme's. */
export function blockFonts(blocks: readonly RenderedBlock[]): readonly string[] {
  const names = blocks.flatMap(({ properties, items }) => {
    const stack = 'font' in properties ? properties.font : null;
    const [, name] = /^'([^']+)'/.exec(stack ?? '') ?? [];
    return [...(name === undefined ? [] : [name]), ...blockFonts(items)];
  });
  return [...new Set(names)];
}

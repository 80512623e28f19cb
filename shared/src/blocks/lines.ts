import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** BLK-001. */
const allColumns = 12;
/** Whether a block reaches from edge to edge of the screen. */
function isWide({ properties }: RenderedBlock): boolean {
  return properties.fullWidth;
}

/** Whether a line is the block's own: it reaches beyond the measure, or its colour does. */
function standsAlone(block: RenderedBlock): boolean {
  return isWide(block) || block.properties.fullBackgroundColor !== null;
}

/** The blocks of a page line by line: as many beside each other as twelve columns hold. */
export function linesOf(blocks: readonly RenderedBlock[]): readonly (readonly RenderedBlock[])[] {
  const lines: RenderedBlock[][] = [];
  for (const block of blocks) {
    const line = lines.at(-1) ?? [];
    const columns = [...line, block].reduce((sum, { size }) => sum + size, 0);
    const fits = columns <= allColumns && ![...line, block].some(standsAlone);
    if (fits && line.length > 0) line.push(block);
    else lines.push([block]);
  }
  return lines;
}

/** How much stands between two lines. */
export type Gap = 'top' | 'none' | 'touch' | 'flow' | 'lead' | 'section';

/** The gap between two blocks of which one reaches from edge to edge of the screen, or its colour does. */
function gapOfBands(above: RenderedBlock, block: RenderedBlock): Gap {
  return standsAlone(above) && standsAlone(block) ? 'touch' : 'section';
}

/** The gap between two blocks within the page's measure. */
function gapWithin(above: RenderedBlock, block: RenderedBlock): Gap {
  const before = traitsOf(above).flow;
  if (before === undefined) return 'section';
  const traits = traitsOf(block);
  if (traits.flow !== undefined) return traits.leadHeading?.(block.properties) ? 'lead' : 'flow';
  return before === 'prose' ? 'lead' : 'section';
}

/**
 * The gap above a block: none beside a spacer, which is the gap itself; two bands of the screen's width
 * touch; little where a text goes on; more above a heading, and under a text that leads to a section.
 */
export function gapAbove(above: RenderedBlock | undefined, block: RenderedBlock): Gap {
  if (above === undefined) return standsAlone(block) ? 'none' : 'top';
  if ([above, block].some((one) => traitsOf(one).flow === 'gap')) return 'none';
  return [above, block].some(standsAlone) ? gapOfBands(above, block) : gapWithin(above, block);
}

import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

const allColumns = 12;
function isWide({ properties }: RenderedBlock): boolean {
  return properties.fullWidth;
}

/** Whether a block occupies a line alone: it or its background colour spans the screen. */
function standsAlone(block: RenderedBlock): boolean {
  return isWide(block) || block.properties.fullBackgroundColor !== null;
}

/** Breaks the blocks of a page into lines of up to twelve columns. */
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

/** Vertical gap between two lines. */
export type Gap = 'top' | 'none' | 'touch' | 'flow' | 'lead' | 'section';

/** Gap if at least one of the blocks, or its colour, spans the screen. */
function gapOfBands(above: RenderedBlock, block: RenderedBlock): Gap {
  return standsAlone(above) && standsAlone(block) ? 'touch' : 'section';
}

/** Gap between two blocks within the content width. */
function gapWithin(above: RenderedBlock, block: RenderedBlock): Gap {
  const before = traitsOf(above).flow;
  if (before === undefined) return 'section';
  const traits = traitsOf(block);
  if (traits.flow !== undefined) return traits.leadHeading?.(block.properties) ? 'lead' : 'flow';
  return before === 'prose' ? 'lead' : 'section';
}

/**
 * Returns the gap above a block: none next to a spacer; `touch` between two full-width bands; small
 * within a text; larger above a heading and after a text that introduces a section.
 */
export function gapAbove(above: RenderedBlock | undefined, block: RenderedBlock): Gap {
  if (above === undefined) return standsAlone(block) ? 'none' : 'top';
  if ([above, block].some((one) => traitsOf(one).flow === 'gap')) return 'none';
  return [above, block].some(standsAlone) ? gapOfBands(above, block) : gapWithin(above, block);
}

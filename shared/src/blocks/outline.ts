import { gapAbove, linesOf, type Gap } from './lines.js';
import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** Number of lines that may be on the first screen. */
const firstLines = 2;

/** Yields every block before its items. */
function* walk(blocks: readonly RenderedBlock[]): Generator<RenderedBlock> {
  for (const block of blocks) {
    yield block;
    yield* walk(block.items);
  }
}

/** Line of `count` consecutive blocks, side by side. */
export interface PageLine {
  readonly count: number;
  readonly gap: Gap;
  /** Whether the first block fills a band up to its edges. */
  readonly bleeds: boolean;
}

/** Layout of a page, derived from its block types. */
export interface PageOutline {
  readonly lines: readonly PageLine[];
  /** Id of the block with the only `h1`; null if there is none. */
  readonly headed: number | null;
  /** Id of the block whose image is loaded eagerly; null if the first screen has none. */
  readonly first: number | null;
}

/**
 * Computes the layout of a page. Runs on the server, so that pages do not load the traits of all
 * types.
 */
export function outlineOf(blocks: readonly RenderedBlock[]): PageOutline {
  const lines = linesOf(blocks);
  return {
    lines: lines.flatMap((line, index) => lineOf(line, lines[index - 1]?.at(-1))),
    headed: [...walk(blocks)].find(hasMainHeading)?.id ?? null,
    first: [...walk(blocks.slice(0, firstLines))].find(hasPicture)?.id ?? null,
  };
}

function lineOf(
  line: readonly RenderedBlock[],
  above: RenderedBlock | undefined,
): readonly PageLine[] {
  const [first] = line;
  if (first === undefined) return [];
  const bleeds = traitsOf(first).bleed === true;
  return [{ count: line.length, gap: gapAbove(above, first), bleeds }];
}

function hasMainHeading(block: RenderedBlock): boolean {
  return traitsOf(block).mainHeading?.(block.properties) === true;
}

function hasPicture(block: RenderedBlock): boolean {
  return traitsOf(block).firstPicture?.(block.properties, block) === true;
}

import { gapAbove, linesOf, type Gap } from './lines.js';
import { traitsOf } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** How many lines of a page may be on its first screenful. */
const firstLines = 2;

/** Every block, each before its items. */
function* walk(blocks: readonly RenderedBlock[]): Generator<RenderedBlock> {
  for (const block of blocks) {
    yield block;
    yield* walk(block.items);
  }
}

/** Blocks beside each other, as many as their number says of those that are next. */
export interface PageLine {
  readonly count: number;
  readonly gap: Gap;
  /** Whether the first fills a band up to its edges. */
  readonly bleeds: boolean;
}

/** How the blocks of a page stand on it, which follows from their types. */
export interface PageOutline {
  readonly lines: readonly PageLine[];
  /** The id of the block with the one `h1` of the page; null where none has it. */
  readonly headed: number | null;
  /** The id of the block whose picture is fetched at once; null where the first screenful has none. */
  readonly first: number | null;
}

/** The server works it out, so that no page carries what is known of types that are not on it. */
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

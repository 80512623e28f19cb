import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

/** How many lines of a page may be on its first screenful. */
const firstLines = 2;

/** Every block, each before its items. */
function* walk(blocks: readonly RenderedBlock[]): Generator<RenderedBlock> {
  for (const block of blocks) {
    yield block;
    yield* walk(block.items);
  }
}

function hasMainHeading(block: RenderedBlock): boolean {
  if (block.type === 'text') return /<h1[\s>]/i.test(block.properties.html);
  if (block.type !== 'banner') return false;
  return block.properties.titleType === 'h1' && block.properties.title !== '';
}

function hasPicture(block: RenderedBlock): boolean {
  if (block.type === 'banner' || block.type === 'slide')
    return block.properties.media !== 'overlay';
  if (block.type === 'image') return block.properties.src !== null;
  return block.type === 'productList' && block.products.length > 0;
}

/** The id of the block with the one `h1` of the page; null where none has it. */
export function headedBlock(blocks: readonly RenderedBlock[]): number | null {
  return [...walk(blocks)].find(hasMainHeading)?.id ?? null;
}

/** The id of the block whose picture is fetched at once; null where the first screenful has none. */
export function firstPicture(blocks: readonly RenderedBlock[]): number | null {
  return [...walk(blocks.slice(0, firstLines))].find(hasPicture)?.id ?? null;
}

import { textIn, valueIn, type WireBlock } from './wire.js';

/** The template that a block names; undefined for a block of a v1 page. */
export function templateOf({ properties }: WireBlock): string | undefined {
  return textIn(valueIn(properties, 'template'))?.trim() || undefined;
}

/** BLK-006: `_name_`: an item that stands for something, and is never shown. */
export function isPseudo(block: WireBlock): boolean {
  return /^_.+_$/.test(templateOf(block) ?? block.type ?? '');
}

/** PAG-013: whether a page is of before templates: any of its blocks that was not deleted names none. */
export function isOfBlocks(blocks: readonly WireBlock[]): boolean {
  return blocks.some(
    (block) =>
      block['deleted'] !== true &&
      (templateOf(block) === undefined || isOfBlocks(block.items ?? [])),
  );
}

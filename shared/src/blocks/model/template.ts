import { textIn, valueIn, type WireBlock } from './wire.js';

/** Returns the template of a block; undefined on legacy pages. */
export function templateOf({ properties }: WireBlock): string | undefined {
  return textIn(valueIn(properties, 'template'))?.trim() || undefined;
}

/** Whether the block is a `_name_` marker, which is never rendered (BLK-006). */
export function isPseudo(block: WireBlock): boolean {
  return /^_.+_$/.test(templateOf(block) ?? block.type ?? '');
}

/** Whether the page is a legacy page: some block that is not deleted has no template (PAG-013). */
export function isLegacyPage(blocks: readonly WireBlock[]): boolean {
  return blocks.some(
    (block) =>
      block['deleted'] !== true &&
      (templateOf(block) === undefined || isLegacyPage(block.items ?? [])),
  );
}

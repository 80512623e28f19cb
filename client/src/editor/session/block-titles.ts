import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { shortText } from '@selvedge/shared/texts/short-text';

/** In characters. */
const longest = 40;
/** Properties that tell blocks of one type apart, most distinctive first. */
const distinguishingProperties = [
  ...['title', 'heading', 'html', 'text', 'name', 'quote', 'alt', 'imageAlt'],
  ...['splitTest', 'variation'],
];

/**
 * Returns the title of a block's type, or the stored name of an unknown type; for split tests, the
 * block's role.
 */
export function titleOfBlock(block: Pick<LiveBlock, 'wire'> | undefined): string {
  if (block !== undefined && nameIn(block, 'splitTest') !== '') return 'Split test';
  if (block !== undefined && nameIn(block, 'variation') !== '') return 'Variation';
  const name = block === undefined ? '' : typeNameOf(block.wire);
  return blockRegistry.find(name)?.title ?? (name || 'Block');
}

export function severalBlocks(count: number): string {
  return `${String(count)} blocks`;
}

function nameIn({ wire: { properties = {} } }: Pick<LiveBlock, 'wire'>, property: string): string {
  return textIn(properties[property]?.value)?.trim() ?? '';
}

/** Returns the first words of a block's text; empty if it has none. */
export function textOfBlock({ wire: { properties = {} } }: Pick<LiveBlock, 'wire'>): string {
  const texts = distinguishingProperties.map((name) =>
    plain(textIn(properties[name]?.value) ?? ''),
  );
  const first = texts.find((found) => found !== '') ?? '';
  return shortText(first, longest);
}

/** Returns the text content of html. */
export function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

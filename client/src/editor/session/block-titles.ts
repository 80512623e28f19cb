import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

/** In characters. */
const longest = 40;
/** Properties that tell blocks of one type apart, the most telling first. */
const distinguishingProperties = [
  ...['title', 'heading', 'html', 'text', 'name', 'quote', 'alt', 'imageAlt'],
  ...['splitTest', 'variation'],
];

/** What a block is called: its type's title, or the name of a type that is not registered; what it is of a split test. */
export function titleOfBlock(block: Pick<LiveBlock, 'wire'> | undefined): string {
  if (block !== undefined && nameIn(block, 'splitTest') !== '') return 'Split test';
  if (block !== undefined && nameIn(block, 'variation') !== '') return 'Variation';
  const name = block === undefined ? '' : typeNameOf(block.wire);
  return blockRegistry.find(name)?.title ?? (name || 'Block');
}

/** What more than one are called. */
export function severalBlocks(count: number): string {
  return `${String(count)} blocks`;
}

function nameIn({ wire: { properties = {} } }: Pick<LiveBlock, 'wire'>, property: string): string {
  return textIn(properties[property]?.value)?.trim() ?? '';
}

/** The first words that a block says; empty for one that says none. */
export function textOfBlock({ wire: { properties = {} } }: Pick<LiveBlock, 'wire'>): string {
  const texts = distinguishingProperties.map((name) =>
    plain(textIn(properties[name]?.value) ?? ''),
  );
  const first = texts.find((found) => found !== '') ?? '';
  return first.length > longest ? `${first.slice(0, longest)}…` : first;
}

/** The words of an html text. */
export function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

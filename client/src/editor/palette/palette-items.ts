import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import { PALETTE_GROUPS, type Sketch } from '@selvedge/shared/blocks/model/block-palette';
import { PALETTES } from '@selvedge/shared/blocks/palettes.gen';
import type { BlockPlace } from '@selvedge/shared/blocks/model/block';
import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';
import { SECTIONS } from '@selvedge/shared/pages/sections/sections';

import { newBlock, ofFixture } from '../session/new-block.js';

/** Something that can be put on a page. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Other words that people look for it by. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
  /** The id of what the store keeps for later. */
  readonly snippet?: string;
  /** The blocks that it puts there, each time others. */
  readonly make: () => readonly NewBlock[];
}

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Of a type that says nothing of itself. */
const plain = { group: 'More', also: [], sketch: { soft: 'M8 8h48v24h-48z' } } as const;

/** Blocks that are put on a page together. */
const sections: readonly PaletteItem[] = SECTIONS.map(({ name, blocks, ...section }) => ({
  ...section,
  ...{ id: `section:${name}`, group: 'Sections' },
  make: () => blocks.map(ofFixture),
}));

/** The block types that may stand there, by their titles. */
function blocksAt(target: BlockPlace): readonly PaletteItem[] {
  return DEFINITIONS.filter(({ places }) => places.some((place) => place === target))
    .map(({ name, title }) => ({
      ...{ id: name, title },
      ...(PALETTES[name] ?? plain),
      make: () => [newBlock(name)],
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Everything that can be put on a page of the shop. */
export const ITEMS = [...sections, ...blocksAt('store')];

/** BLK-011: what a page for mails can be made of. */
export const MAIL_ITEMS = blocksAt('mail');

/** Under their headings, none of which is empty. */
export function grouped(items: readonly PaletteItem[]): readonly ItemGroup[] {
  return ['Sections', ...PALETTE_GROUPS]
    .map((title) => ({
      title,
      items: items.filter(({ group }) => group === title),
    }))
    .filter((group) => group.items.length > 0);
}

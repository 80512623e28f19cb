import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import { PALETTE_GROUPS, type Sketch } from '@selvedge/shared/blocks/model/block-palette';
import { PALETTES } from '@selvedge/shared/blocks/palettes.gen';
import type { BlockPlace } from '@selvedge/shared/blocks/model/block';
import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';
import { SECTIONS } from '@selvedge/shared/pages/sections/sections';

import { newBlock, ofFixture } from '../session/new-block.js';

/** Item of the palette that can be added to a page. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Synonyms for the search. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
  /** Id of the saved block, if the item is one. */
  readonly snippet?: string;
  /** Creates the blocks, with new ids on each call. */
  readonly make: () => readonly NewBlock[];
}

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Fallback for block types without palette data. */
const plain = { group: 'More', also: [], sketch: { soft: 'M8 8h48v24h-48z' } } as const;

const sections: readonly PaletteItem[] = SECTIONS.map(({ name, blocks, ...section }) => ({
  ...section,
  ...{ id: `section:${name}`, group: 'Sections' },
  make: () => blocks.map(ofFixture),
}));

/** Block types allowed in a place, sorted by title. */
function blocksAt(target: BlockPlace): readonly PaletteItem[] {
  return DEFINITIONS.filter(({ places }) => places.some((place) => place === target))
    .map(({ name, title }) => ({
      ...{ id: name, title },
      ...(PALETTES[name] ?? plain),
      make: () => [newBlock(name)],
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

export const ITEMS = [...sections, ...blocksAt('store')];

/** Items for mail pages (BLK-011). */
export const MAIL_ITEMS = blocksAt('mail');

/** Groups items by heading, without empty groups. */
export function grouped(items: readonly PaletteItem[]): readonly ItemGroup[] {
  return ['Sections', ...PALETTE_GROUPS]
    .map((title) => ({
      title,
      items: items.filter(({ group }) => group === title),
    }))
    .filter((group) => group.items.length > 0);
}

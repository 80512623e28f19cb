import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import { PALETTE_GROUPS, type Sketch } from '@selvedge/shared/blocks/model/block-palette';
import { PALETTES } from '@selvedge/shared/blocks/palettes.gen';
import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';

import { newBlock } from '../session/new-block.js';

/** Something that can be put on a page. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Other words that people look for it by. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
  /** The blocks that it puts there, each time others. */
  readonly make: () => readonly NewBlock[];
}

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Of a type that says nothing of itself. */
const plain = { group: 'More', also: [], sketch: { soft: 'M8 8h48v24h-48z' } } as const;

/** The block types of the shop, by their titles. */
export const ITEMS: readonly PaletteItem[] = DEFINITIONS.filter(({ places }) =>
  places.some((place) => place === 'store'),
)
  .map(({ name, title }) => ({
    ...{ id: name, title },
    ...(PALETTES[name] ?? plain),
    make: () => [newBlock(name)],
  }))
  .toSorted((one, other) => one.title.localeCompare(other.title));

/** Under their headings, none of which is empty. */
export function grouped(items: readonly PaletteItem[]): readonly ItemGroup[] {
  return PALETTE_GROUPS.map((title) => ({
    title,
    items: items.filter(({ group }) => group === title),
  })).filter((group) => group.items.length > 0);
}

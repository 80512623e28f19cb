import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, flag } from '../model/properties/choices.js';
import { length, number, ratio } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { libraryTag } from '../kit/library-tag.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

const columns = { min: 1, max: 12, isWhole: true, group: 'Layout' } as const;

/** BLK-024: blocks, or what a data source of the shop gives, in columns. */
export const grid = defineBlock({
  name: 'grid',
  title: 'Grid',
  formerNames: ['gridBlock'],
  places: ['store', 'mail', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    /** BLK-005, BLX-008: what the shop fills it with, instead of or after its own blocks. */
    itemFactory: choice({
      choices: ['none', 'collections', 'creators', 'products', 'drive'],
      default: 'none',
      choiceNames: {
        none: 'Its own blocks alone',
        collections: 'Collections of the shop',
        creators: 'Creators of the shop',
        products: 'Products of the shop',
        drive: 'Pictures of the library',
      },
      label: 'Filled with',
      group: 'Content',
    }),
    tag: libraryTag,
    limit: number({
      default: 12,
      min: 1,
      max: 48,
      isWhole: true,
      label: 'At most',
      group: 'Content',
    }),
    columnsXs: number({ ...columns, default: 2, label: 'Columns on a telephone' }),
    columnsMd: number({ ...columns, default: 3, label: 'Columns on a tablet' }),
    columnsLg: number({ ...columns, default: 4, label: 'Columns on a large screen' }),
    /** BLK-099: 6 columns on the narrowest screens and 12 on large ones, each block as high as it is. */
    masonry: flag({ default: false, label: 'Masonry', group: 'Layout' }),
    /** BLK-100; what the owner sets holds on every screen. */
    spacing: length({ default: '1em', label: 'Space between blocks', group: 'Layout' }),
    spacingXs: length({
      default: '0.5em',
      label: 'Space between blocks on a telephone',
      group: 'Layout',
      wireNames: ['spacingXs', 'spacing'],
    }),
    /** Of the pictures of what the shop fills it with; null for the theme's. */
    ratio: ratio({ default: null, label: 'Shape of the pictures', group: 'Picture' }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

export type GridProperties = PropertiesOf<typeof grid>;

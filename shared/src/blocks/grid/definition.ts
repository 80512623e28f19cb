import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, flag } from '../model/properties/choices.js';
import { length, number, ratio } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { libraryTag } from '../kit/library-tag.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

const columns = { min: 1, max: 12, isWhole: true, group: 'Layout' } as const;

/** Blocks, or content of a data source, in columns. */
export const grid = defineBlock({
  name: 'grid',
  title: 'Grid',
  formerNames: ['gridBlock'],
  places: ['store', 'mail', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    /** Data source that replaces or extends the grid's own blocks. */
    itemFactory: choice({
      choices: ['none', 'collections', 'creators', 'products', 'drive'],
      default: 'none',
      choiceNames: {
        none: 'Own blocks only',
        collections: 'Collections',
        creators: 'Creators',
        products: 'Products',
        drive: 'Images from the library',
      },
      label: 'Content source',
      group: 'Content',
    }),
    tag: libraryTag,
    limit: number({
      default: 12,
      min: 1,
      max: 48,
      isWhole: true,
      label: 'Maximum number of items',
      group: 'Content',
    }),
    columnsXs: number({ ...columns, default: 2, label: 'Columns on phones' }),
    columnsMd: number({ ...columns, default: 3, label: 'Columns on tablets' }),
    columnsLg: number({ ...columns, default: 4, label: 'Columns on large screens' }),
    /** 6 columns on the narrowest screens and 12 on large ones; blocks keep their heights. */
    masonry: flag({ default: false, label: 'Masonry', group: 'Layout' }),
    /** A value set by the owner applies to all screens. */
    spacing: length({ default: '1em', label: 'Space between blocks', group: 'Layout' }),
    spacingXs: length({
      default: '0.5em',
      label: 'Space between blocks on phones',
      group: 'Layout',
      wireNames: ['spacingXs', 'spacing'],
    }),
    /** Ratio of the images of the data source; null for the theme's default. */
    ratio: ratio({ default: null, label: 'Image aspect ratio', group: 'Image' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

export type GridProperties = PropertiesOf<typeof grid>;

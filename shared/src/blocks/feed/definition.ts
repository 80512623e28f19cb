import { libraryTag } from '../kit/library-tag.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length, number, ratio } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

const usualLimit = 20;

/** The newest images of the shop. */
export const feed = defineBlock({
  name: 'feed',
  title: 'Image feed',
  formerNames: ['feedBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    source: choice({
      choices: ['instagram', 'drive'],
      default: 'instagram',
      choiceNames: { instagram: 'Link to Instagram', drive: 'Images from the library' },
      label: 'Source',
      group: 'Content',
    }),
    tag: libraryTag,
    limit: number({
      default: usualLimit,
      min: 1,
      max: 48,
      isWhole: true,
      label: 'Maximum number of images',
      group: 'Content',
    }),
    ratio: ratio({ default: 1, label: 'Image aspect ratio', group: 'Image' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type FeedProperties = PropertiesOf<typeof feed>;

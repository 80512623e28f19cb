import { libraryTag } from '../kit/library-tag.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length, number, ratio } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** BLK-103. */
const usualLimit = 20;

/** BLK-021: the newest pictures of the shop. */
export const feed = defineBlock({
  name: 'feed',
  title: 'Feed of pictures',
  formerNames: ['feedBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    source: choice({
      choices: ['instagram', 'drive'],
      default: 'instagram',
      choiceNames: { instagram: 'The way to Instagram', drive: 'Pictures of the library' },
      label: 'What it shows',
      group: 'Content',
    }),
    tag: libraryTag,
    limit: number({
      default: usualLimit,
      min: 1,
      max: 48,
      isWhole: true,
      label: 'At most',
      group: 'Content',
    }),
    ratio: ratio({ default: 1, label: 'Shape of the pictures', group: 'Picture' }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type FeedProperties = PropertiesOf<typeof feed>;

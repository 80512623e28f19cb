import { defineBlock, type PropertiesOf } from '../model/block.js';
import { length, ratio } from '../model/properties/measures.js';
import { describedPicture } from '../kit/described-picture.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { link, text } from '../model/properties/texts.js';

/** BLK-043: a picture and words in a box, which may lead somewhere. */
export const card = defineBlock({
  name: 'card',
  title: 'Card',
  formerNames: ['cardBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({ maxLength: 500, label: 'Text', group: 'Content' }),
    ...describedPicture,
    ratio: ratio({ default: 0.75, label: 'Shape of the picture', group: 'Picture' }),
    href: link({ label: 'Where it leads', group: 'Actions' }),
    /** Null for the theme's. */
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type CardProperties = PropertiesOf<typeof card>;

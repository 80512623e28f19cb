import { defineBlock, type PropertiesOf } from '../model/block.js';
import { length, ratio } from '../model/properties/measures.js';
import { describedPicture } from '../kit/described-picture.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { link, text } from '../model/properties/texts.js';

/** Image and text in a box, with an optional link. */
export const card = defineBlock({
  name: 'card',
  title: 'Card',
  formerNames: ['cardBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({ maxLength: 500, label: 'Text', group: 'Content' }),
    ...describedPicture,
    ratio: ratio({ default: 0.75, label: 'Image aspect ratio', group: 'Image' }),
    href: link({ label: 'Link', group: 'Actions' }),
    /** Null for the theme's default. */
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type CardProperties = PropertiesOf<typeof card>;

import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice } from '../model/properties/choices.js';
import { length, ratio } from '../model/properties/measures.js';
import { describedPicture } from '../kit/described-picture.js';
import { text } from '../model/properties/texts.js';

/** Image beside a text with buttons. */
export const feature = defineBlock({
  name: 'feature',
  title: 'Feature',
  formerNames: ['featureBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({ maxLength: 1_000, label: 'Text', group: 'Content' }),
    ...describedPicture,
    ratio: ratio({ default: 0.75, label: 'Image aspect ratio', group: 'Image' }),
    imageSide: choice({
      choices: ['left', 'right'],
      default: 'left',
      label: 'Image position',
      group: 'Layout',
    }),
    actions: actions({
      label: 'Buttons',
      group: 'Actions',
      wireNames: ['actions', 'action'],
    }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    firstPicture: ({ image: picture }) => picture !== null,
  },
});

export type FeatureProperties = PropertiesOf<typeof feature>;

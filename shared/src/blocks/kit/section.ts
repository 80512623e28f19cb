import { colour, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

/** How a block stands on its page; every type has these. */
export const sectionProperties = {
  padding: length({ default: null, label: 'Space around the content', group: 'Layout' }),
  fullWidth: flag({ default: false, label: 'As wide as the screen', group: 'Layout' }),
  fullBackgroundColor: colour({ label: 'Colour across the whole screen', group: 'Colours' }),
};

/** The two colours of blocks that have words; null for the theme's. Both spellings are met. */
export const textColours = {
  textColor: colour({
    label: 'Words',
    group: 'Colours',
    wireNames: ['textColor', 'textColour'],
    standsOn: ['backgroundColor', 'fullBackgroundColor'],
  }),
  backgroundColor: colour({
    label: 'Background',
    group: 'Colours',
    wireNames: ['backgroundColor', 'backgroundColour'],
  }),
};

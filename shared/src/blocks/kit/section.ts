import { colour, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

/** Layout properties of every block type. */
export const sectionProperties = {
  padding: length({ default: null, label: 'Padding', group: 'Layout' }),
  fullWidth: flag({ default: false, label: 'Full width', group: 'Layout' }),
  fullBackgroundColor: colour({ label: 'Full-width background colour', group: 'Colours' }),
};

/** Text and background colour; null for the theme's. American and British names are accepted. */
export const textColours = {
  textColor: colour({
    label: 'Text colour',
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

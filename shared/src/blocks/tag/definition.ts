import { defineBlock } from '../model/block.js';
import { alignment, colour } from '../model/properties/choices.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** Single label; renders nothing without text. */
export const tag = defineBlock({
  name: 'tag',
  title: 'Tag',
  formerNames: ['tagBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({ maxLength: 40, label: 'Text', group: 'Content' }),
    color: colour({ label: 'Colour', group: 'Colours', wireNames: ['color', 'colour'] }),
    textColor: colour({
      label: 'Text colour',
      group: 'Colours',
      wireNames: ['textColor', 'textColour'],
      standsOn: ['color'],
    }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

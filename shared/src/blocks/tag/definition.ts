import { defineBlock } from '../model/block.js';
import { alignment, colour } from '../model/properties/choices.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** BLK-056: one labelled pill; nothing without words. */
export const tag = defineBlock({
  name: 'tag',
  title: 'Tag',
  formerNames: ['tagBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({ maxLength: 40, label: 'Words', group: 'Content' }),
    color: colour({ label: 'Colour', group: 'Colours', wireNames: ['color', 'colour'] }),
    textColor: colour({
      label: 'Words',
      group: 'Colours',
      wireNames: ['textColor', 'textColour'],
      standsOn: ['color'],
    }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

import { defineBlock } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties, wordColours } from '../kit/section.js';

/** BLK-031: blocks beside each other, each as many of twelve columns wide as its size says. */
export const row = defineBlock({
  name: 'row',
  title: 'Row',
  formerNames: ['rowBlock'],
  places: ['store', 'mail', 'dashboard'],
  slots: ['items'],
  properties: {
    /** BLK-101. */
    spacing: length({ default: '24px', label: 'Space between blocks', group: 'Layout' }),
    verticalAlignment: choice({
      choices: ['top', 'center', 'bottom', 'stretch'],
      default: 'top',
      label: 'Blocks from top to bottom',
      group: 'Layout',
    }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...wordColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

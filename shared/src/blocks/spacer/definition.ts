import { defineBlock } from '../model/block.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';

/** Empty space of a given height. */
export const spacer = defineBlock({
  name: 'spacer',
  title: 'Spacer',
  formerNames: ['spacerBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    height: length({ default: '24px', label: 'Height', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: {
    flow: 'gap',
  },
});

import { defineBlock } from './block.js';
import { length } from './properties/measures.js';
import { sectionProperties } from './properties/section.js';

/** BLK-035: nothing, of a height. */
export const spacer = defineBlock({
  name: 'spacer',
  title: 'Spacer',
  formerNames: ['spacerBlock'],
  compatibility: ['store', 'mail', 'dashboard'],
  hasItems: false,
  properties: {
    height: length({ default: '24px', label: 'Height', group: 'Layout' }),
    ...sectionProperties,
  },
});

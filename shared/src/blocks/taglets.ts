import { defineBlock } from './block.js';
import { alignment } from './properties/choices.js';
import { pills } from './properties/pills.js';
import { sectionProperties } from './properties/section.js';

/** BLK-055: a line of small labelled pills of icon and text. */
export const taglets = defineBlock({
  name: 'taglets',
  title: 'Taglets',
  formerNames: ['tagletsBlock'],
  compatibility: ['store', 'dashboard'],
  hasItems: false,
  properties: {
    taglets: pills({ label: 'Pills', group: 'Content', wireNames: ['taglets', 'tags'] }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

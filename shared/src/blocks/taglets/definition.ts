import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { pills } from '../model/properties/pills.js';
import { sectionProperties } from '../kit/section.js';

/** BLK-055: a line of small labelled pills of icon and text. */
export const taglets = defineBlock({
  name: 'taglets',
  title: 'Taglets',
  formerNames: ['tagletsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    taglets: pills({ label: 'Pills', group: 'Content', wireNames: ['taglets', 'tags'] }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

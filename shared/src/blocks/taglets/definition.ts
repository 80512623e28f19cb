import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { pills } from '../model/properties/pills.js';
import { sectionProperties } from '../kit/section.js';

/** Line of small labels with icon and text. */
export const taglets = defineBlock({
  name: 'taglets',
  title: 'Taglets',
  formerNames: ['tagletsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    taglets: pills({ label: 'Labels', group: 'Content', wireNames: ['taglets', 'tags'] }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

/** Links to the shop's profiles on social networks. */
export const socials = defineBlock({
  name: 'socials',
  title: 'Social networks',
  formerNames: ['socialsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    size: length({ default: '2em', label: 'Size', group: 'Layout' }),
    align: alignment('left'),
    ...textColours,
    ...sectionProperties,
  },
  traits: { flow: 'inline' },
});

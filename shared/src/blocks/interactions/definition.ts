import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { alignment, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

const shown = (label: string) => flag({ default: true, label, group: 'Content' });

/** BLK-047: what a visitor may do with the page, and how many have done it. */
export const interactions = defineBlock({
  name: 'interactions',
  title: 'Favourite and share',
  formerNames: ['interactionsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    favourite: shown('Favourite'),
    share: shown('Share'),
    copyLink: shown('Copy the link'),
    counts: shown('How many did so'),
    align: alignment('left'),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

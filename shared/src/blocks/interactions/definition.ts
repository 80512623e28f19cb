import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { alignment, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

const shown = (label: string) => flag({ default: true, label, group: 'Content' });

/** Favourite and share buttons of the page, with their counts. */
export const interactions = defineBlock({
  name: 'interactions',
  title: 'Favourite and share',
  formerNames: ['interactionsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    favourite: shown('Favourite'),
    share: shown('Share'),
    copyLink: shown('Copy link'),
    counts: shown('Show counts'),
    align: alignment('left'),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

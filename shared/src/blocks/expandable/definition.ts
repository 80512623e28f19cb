import { defineBlock } from '../model/block.js';
import { flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** Collapsible blocks under a title, such as a question and its answer. */
export const expandable = defineBlock({
  name: 'expandable',
  title: 'Expandable',
  formerNames: ['expandableBlock'],
  places: ['store', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({ maxLength: 300, label: 'Title', group: 'Content' }),
    startOpen: flag({ default: false, label: 'Open by default', group: 'Content' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
    structuredData: ({ title }) => ({ question: title }),
  },
});

import { defineBlock } from '../model/block.js';
import { length, number } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

const visible = { min: 1, max: 8, isWhole: true, group: 'Layout' } as const;

/** Blocks in a horizontally scrolling strip. */
export const carousel = defineBlock({
  name: 'carousel',
  title: 'Carousel',
  formerNames: ['carouselBlock'],
  places: ['store', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    visibleXs: number({ ...visible, default: 1, label: 'Visible blocks on phones' }),
    visibleMd: number({ ...visible, default: 2, label: 'Visible blocks on tablets' }),
    visibleLg: number({ ...visible, default: 4, label: 'Visible blocks on large screens' }),
    spacing: length({ default: '24px', label: 'Space between blocks', group: 'Layout' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

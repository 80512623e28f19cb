import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { alignment, flag } from '../model/properties/choices.js';
import { text } from '../model/properties/texts.js';

/** A single badge, earned or not. */
export const badge = defineBlock({
  name: 'badge',
  title: 'Badge',
  formerNames: ['badgeBlock'],
  places: ['store', 'dashboard'],
  properties: {
    code: text({ maxLength: 100, label: 'Code', group: 'Content', isCode: true }),
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    unlocked: flag({ default: false, label: 'Earned', group: 'Content' }),
    align: alignment('left'),
    ...textColours,
    ...sectionProperties,
  },
  traits: { flow: 'inline' },
});

import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { text } from '../model/properties/texts.js';
import { BADGE_GROUP_NAMES } from '../../stores/plan-state/badge-groups.js';

/** Number of badges of a group that the shop has earned. */
export const badgeProgress = defineBlock({
  name: 'badgeProgress',
  title: 'Badge progress',
  formerNames: ['badgeProgressBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({ default: 'Badges', maxLength: 100, label: 'Title', group: 'Content' }),
    group: choice({
      choices: BADGE_GROUP_NAMES,
      default: 'all',
      choiceNames: { all: 'All badges', account: 'Account', shop: 'Shop' },
      label: 'Badge group',
      group: 'Content',
    }),
    ...textColours,
    ...sectionProperties,
  },
});

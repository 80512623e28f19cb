import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { text } from '../model/properties/texts.js';

/** Benefits of the Pro plan, with a link to the plans. */
export const proBenefits = defineBlock({
  name: 'proBenefits',
  title: 'Pro benefits',
  formerNames: ['proBenefitsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({ default: 'What Pro adds', maxLength: 100, label: 'Title', group: 'Content' }),
    buttonText: text({
      default: 'See the plans',
      maxLength: 80,
      label: 'Button text',
      group: 'Actions',
    }),
    ...textColours,
    ...sectionProperties,
  },
});

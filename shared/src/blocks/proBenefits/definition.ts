import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { text } from '../model/properties/texts.js';

/** BLK-040: what Pro adds to a shop, and the way to the plans. */
export const proBenefits = defineBlock({
  name: 'proBenefits',
  title: 'Benefits of Pro',
  formerNames: ['proBenefitsBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({ default: 'What Pro adds', maxLength: 100, label: 'Title', group: 'Content' }),
    buttonText: text({
      default: 'See the plans',
      maxLength: 80,
      label: 'Words of the button',
      group: 'Actions',
    }),
    ...textColours,
    ...sectionProperties,
  },
});

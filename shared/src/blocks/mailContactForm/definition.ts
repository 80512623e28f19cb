import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** BLK-048: a form by which people write to the shop. */
export const mailContactForm = defineBlock({
  name: 'mailContactForm',
  title: 'Contact form',
  formerNames: ['mailContactFormBlock'],
  places: ['store'],
  properties: {
    title: text({ default: 'Write to us', maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({
      default: 'A question, an order, an idea: we read all of it, and answer by e-mail.',
      maxLength: 500,
      label: 'Text',
      group: 'Content',
    }),
    buttonText: text({
      default: 'Send',
      maxLength: 80,
      label: 'Words of the button',
      group: 'Actions',
    }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** Contact form of the shop. */
export const mailContactForm = defineBlock({
  name: 'mailContactForm',
  title: 'Contact form',
  formerNames: ['mailContactFormBlock'],
  places: ['store'],
  properties: {
    title: text({ default: 'Write to us', maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({
      default: 'Send us a question or an idea. We read everything and answer by e-mail.',
      maxLength: 500,
      label: 'Text',
      group: 'Content',
    }),
    buttonText: text({
      default: 'Send',
      maxLength: 80,
      label: 'Button text',
      group: 'Actions',
    }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

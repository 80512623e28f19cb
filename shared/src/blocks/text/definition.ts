import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { richText } from '../model/properties/texts.js';

/** Rich text: headings, paragraphs, lists and links. */
export const text = defineBlock({
  name: 'text',
  title: 'Text',
  formerNames: ['textBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    html: richText({ label: 'Text', group: 'Content' }),
    align: alignment('left'),
    truncateHeight: length({
      default: null,
      label: 'Collapse text taller than',
      group: 'Layout',
    }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    flow: 'prose',
    mainHeading: ({ html }) => /<h1[\s>]/i.test(html),
    leadHeading: ({ html }) => /^\s*<h[1-6]/i.test(html),
    structuredData: ({ html }) => ({ answer: html }),
  },
});

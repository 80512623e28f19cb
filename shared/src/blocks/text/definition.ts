import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { richText } from '../model/properties/texts.js';

/** BLK-037: headings, paragraphs, lists and links as their author set them. */
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
      label: 'Height from which on the rest is folded away',
      group: 'Layout',
    }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
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

import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { font, text } from '../model/properties/texts.js';

/** A quotation with its author. */
export const quote = defineBlock({
  name: 'quote',
  title: 'Quote',
  formerNames: ['quoteBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    text: text({
      maxLength: 1_000,
      label: 'Text',
      group: 'Content',
      wireNames: ['text', 'quote'],
    }),
    author: text({ maxLength: 100, label: 'Author', group: 'Content' }),
    font: font({ default: null, label: 'Font', group: 'Type' }),
    fontSize: length({ default: '24px', label: 'Size', group: 'Type' }),
    align: alignment('right'),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
  },
});

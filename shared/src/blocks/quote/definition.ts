import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { font, text } from '../model/properties/texts.js';

/** BLK-030: what somebody said. */
export const quote = defineBlock({
  name: 'quote',
  title: 'Quote',
  formerNames: ['quoteBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    text: text({
      maxLength: 1_000,
      label: 'Words',
      group: 'Content',
      wireNames: ['text', 'quote'],
    }),
    author: text({ maxLength: 100, label: 'Who said it', group: 'Content' }),
    font: font({ default: null, label: 'Font', group: 'Type' }),
    fontSize: length({ default: '24px', label: 'Size', group: 'Type' }),
    align: alignment('right'),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
  },
});

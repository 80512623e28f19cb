import { figureProperties } from '../kit/figures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock } from '../model/block.js';
import { alignment } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** Heading with key figures. */
export const summary = defineBlock({
  name: 'summary',
  title: 'Summary',
  formerNames: ['summaryBlock'],
  places: ['store', 'dashboard'],
  properties: {
    ...figureProperties,
    copy: text({ maxLength: 500, label: 'Text', group: 'Content' }),
    align: alignment('left'),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

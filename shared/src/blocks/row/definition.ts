import { defineBlock } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';
import { longestName } from '../../split-tests/split-test.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties, textColours } from '../kit/section.js';

/** BLK-031: blocks beside each other, each as many of twelve columns wide as its size says. */
export const row = defineBlock({
  name: 'row',
  title: 'Row',
  formerNames: ['rowBlock'],
  places: ['store', 'mail', 'dashboard'],
  slots: ['items'],
  properties: {
    /** BLK-101. */
    spacing: length({ default: '24px', label: 'Space between blocks', group: 'Layout' }),
    verticalAlignment: choice({
      choices: ['top', 'center', 'bottom', 'stretch'],
      default: 'top',
      label: 'Blocks from top to bottom',
      group: 'Layout',
    }),
    /** a split test, or one of its variations, is a row around what it shows. */
    splitTest: text({
      names: 'splitTest',
      maxLength: longestName,
      label: 'Split test',
      group: 'Content',
    }),
    variation: text({
      names: 'variation',
      maxLength: longestName,
      label: 'Variation of a split test',
      group: 'Content',
    }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

import { defineBlock } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';
import { longestName } from '../../split-tests/split-test.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties, textColours } from '../kit/section.js';

/** Blocks side by side; the size of each is its width in columns, out of 12. */
export const row = defineBlock({
  name: 'row',
  title: 'Row',
  formerNames: ['rowBlock'],
  places: ['store', 'mail', 'dashboard'],
  slots: ['items'],
  properties: {
    spacing: length({ default: '24px', label: 'Space between blocks', group: 'Layout' }),
    verticalAlignment: choice({
      choices: ['top', 'center', 'bottom', 'stretch'],
      default: 'top',
      label: 'Vertical alignment',
      group: 'Layout',
    }),
    /** a split test, and each of its variations, is a row around its content. */
    splitTest: text({
      names: 'splitTest',
      maxLength: longestName,
      label: 'Split test',
      group: 'Content',
    }),
    variation: text({
      names: 'variation',
      maxLength: longestName,
      label: 'Split test variation',
      group: 'Content',
    }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
});

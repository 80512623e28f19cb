import { defineBlock } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** BLK-036: tells that the store is not visible to shoppers, and what to do about it. */
export const storeHidden = defineBlock({
  name: 'storeHidden',
  title: 'Hidden store',
  formerNames: ['storeHiddenBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({
      default: 'This store is not visible to shoppers.',
      maxLength: 300,
      label: 'Words',
      group: 'Content',
    }),
    actions: actions({
      label: 'What to do about it',
      group: 'Actions',
      wireNames: ['actions', 'action'],
    }),
    ...sectionProperties,
  },
});

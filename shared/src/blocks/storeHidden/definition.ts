import { defineBlock } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** Notice that shoppers cannot see the store, with a suggested action. */
export const storeHidden = defineBlock({
  name: 'storeHidden',
  title: 'Hidden shop',
  formerNames: ['storeHiddenBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({
      default: 'This shop is not visible to shoppers.',
      maxLength: 300,
      label: 'Text',
      group: 'Content',
    }),
    actions: actions({
      label: 'Buttons',
      group: 'Actions',
      wireNames: ['actions', 'action'],
    }),
    ...sectionProperties,
  },
});

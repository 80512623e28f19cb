import { sectionProperties } from '../kit/section.js';
import { defineBlock } from '../model/block.js';

/** BLK-012: holds a place on the page, for what is still to come. */
export const placeholder = defineBlock({
  name: 'placeholder',
  title: 'Placeholder',
  formerNames: ['placeholderBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: sectionProperties,
  traits: { flow: 'gap' },
});

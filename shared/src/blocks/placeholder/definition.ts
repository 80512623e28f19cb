import { sectionProperties } from '../kit/section.js';
import { defineBlock } from '../model/block.js';

/** Empty placeholder for future content. */
export const placeholder = defineBlock({
  name: 'placeholder',
  title: 'Placeholder',
  formerNames: ['placeholderBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: sectionProperties,
  traits: { flow: 'gap' },
});

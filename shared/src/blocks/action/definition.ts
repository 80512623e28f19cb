import { defineBlock } from '../model/block.js';
import { alignment, flag } from '../model/properties/choices.js';
import { sectionProperties } from '../kit/section.js';
import { icon, text } from '../model/properties/texts.js';

/** BLK-013: a button that fires an action of the page by its name (LAY-042). */
export const action = defineBlock({
  name: 'action',
  title: 'Action',
  formerNames: ['actionBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({ maxLength: 80, label: 'Words', group: 'Content' }),
    /** With its at-sign or without. */
    action: text({ maxLength: 80, label: 'What it does', group: 'Actions' }),
    primary: flag({ default: true, label: 'The main button', group: 'Actions' }),
    icon: icon({ label: 'Icon', group: 'Content' }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

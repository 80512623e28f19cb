import { defineBlock } from '../model/block.js';
import { alignment, flag } from '../model/properties/choices.js';
import { sectionProperties } from '../kit/section.js';
import { icon, text } from '../model/properties/texts.js';

/** Button that triggers a named action of the page. */
export const action = defineBlock({
  name: 'action',
  title: 'Action',
  formerNames: ['actionBlock'],
  places: ['store', 'dashboard'],
  properties: {
    text: text({ maxLength: 80, label: 'Button text', group: 'Content' }),
    /** Name of the action, with or without the leading at-sign. */
    action: text({ names: 'action', maxLength: 80, label: 'Action', group: 'Actions' }),
    primary: flag({ default: true, label: 'Primary button', group: 'Actions' }),
    icon: icon({ label: 'Icon', group: 'Content' }),
    align: alignment('left'),
    ...sectionProperties,
  },
});

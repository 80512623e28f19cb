import { defineBlock, type PropertiesOf } from '../model/block.js';
import { alignment, choice, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

/** Link button; renders nothing without text. */
export const button = defineBlock({
  name: 'button',
  title: 'Button',
  formerNames: ['buttonBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    text: text({ maxLength: 80, label: 'Button text', group: 'Content' }),
    href: link({ label: 'Link', group: 'Actions' }),
    target: choice({
      choices: ['_self', '_blank'],
      default: '_self',
      choiceNames: { _self: 'Same tab', _blank: 'New tab' },
      label: 'Opens in',
      group: 'Actions',
    }),
    primary: flag({ default: true, label: 'Primary button', group: 'Actions' }),
    icon: icon({ label: 'Icon', group: 'Content' }),
    iconPosition: choice({
      choices: ['left', 'right'],
      default: 'left',
      label: 'Icon position',
      group: 'Content',
    }),
    align: alignment('left'),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
  },
});

export type ButtonProperties = PropertiesOf<typeof button>;

import { defineBlock, type PropertiesOf } from '../model/block.js';
import { alignment, choice, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

/** BLK-018: a button that leads somewhere; one without words shows nothing. */
export const button = defineBlock({
  name: 'button',
  title: 'Button',
  formerNames: ['buttonBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    text: text({ maxLength: 80, label: 'Words', group: 'Content' }),
    href: link({ label: 'Where it leads', group: 'Actions' }),
    target: choice({
      choices: ['_self', '_blank'],
      default: '_self',
      choiceNames: { _self: 'The same tab', _blank: 'A new tab' },
      label: 'Opens in',
      group: 'Actions',
    }),
    primary: flag({ default: true, label: 'The main button', group: 'Actions' }),
    icon: icon({ label: 'Icon', group: 'Content' }),
    /** BLK-081. */
    iconPosition: choice({
      choices: ['left', 'right'],
      default: 'left',
      label: 'Side of the icon',
      group: 'Content',
    }),
    align: alignment('left'),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
  },
});

export type ButtonProperties = PropertiesOf<typeof button>;

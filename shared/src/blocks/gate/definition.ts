import { itemsAddress } from '../kit/fetched.js';
import { mailingList } from '../kit/mailing-list.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** Blocks shown only to visitors who gave an e-mail address or signed in. */
export const gate = defineBlock({
  name: 'gate',
  title: 'Gated content',
  formerNames: ['gateBlock'],
  places: ['store'],
  slots: ['items'],
  properties: {
    title: text({ default: 'Read on', maxLength: 100, label: 'Title', group: 'Content' }),
    copy: text({ maxLength: 500, label: 'Text', group: 'Content' }),
    action: choice({
      choices: ['email', 'login'],
      default: 'email',
      choiceNames: { email: 'Giving an e-mail address', login: 'Signing in' },
      label: 'Unlocked by',
      group: 'Actions',
    }),
    buttonText: text({ maxLength: 80, label: 'Button text', group: 'Actions' }),
    mailingList: mailingList('Actions'),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
  traits: {
    gate: ({ action }) => action,
  },
});

export type GateProperties = PropertiesOf<typeof gate>;

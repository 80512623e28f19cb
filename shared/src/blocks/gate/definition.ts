import { itemsAddress } from '../kit/fetched.js';
import { mailingList } from '../kit/mailing-list.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** BLK-022: blocks that are shown to those alone who gave their address, or have an account. */
export const gate = defineBlock({
  name: 'gate',
  title: 'Gate',
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
      label: 'What opens it',
      group: 'Actions',
    }),
    buttonText: text({ maxLength: 80, label: 'Words of the button', group: 'Actions' }),
    mailingList: mailingList('Actions'),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...itemsAddress,
    ...sectionProperties,
  },
  traits: {
    gate: ({ action }) => action,
  },
});

export type GateProperties = PropertiesOf<typeof gate>;

import type { PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from './section.js';
import { icon, text } from '../model/properties/texts.js';

/** Properties shared by both announcement blocks. */
export const announcementProperties = {
  icon: icon({ label: 'Icon', group: 'Content' }),
  text: text({ maxLength: 300, label: 'Text', group: 'Content' }),
  actions: actions({
    label: 'Buttons',
    group: 'Actions',
    wireNames: ['actions', 'action'],
  }),
  actionStyle: choice({
    choices: ['primary', 'secondary', 'none'],
    default: 'primary',
    label: 'Button style',
    group: 'Actions',
  }),
  alignment: choice({
    choices: ['left', 'center', 'right', 'space-between'],
    default: 'center',
    label: 'Alignment',
    group: 'Layout',
  }),
  /** Null for the theme's value, 4px by default. */
  borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
  ...textColours,
  ...sectionProperties,
};

export type AnnouncementProperties = PropertiesOf<{
  readonly properties: typeof announcementProperties;
}>;

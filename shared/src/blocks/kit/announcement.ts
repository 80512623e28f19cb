import type { PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties, textColours } from './section.js';
import { icon, text } from '../model/properties/texts.js';

/** BLK-084: of announcements in the older and in the newer colours of the theme. */
export const announcementProperties = {
  icon: icon({ label: 'Icon', group: 'Content' }),
  text: text({ maxLength: 300, label: 'Words', group: 'Content' }),
  actions: actions({
    label: 'Where it leads',
    group: 'Actions',
    wireNames: ['actions', 'action'],
  }),
  /** BLK-085. */
  actionStyle: choice({
    choices: ['primary', 'secondary', 'none'],
    default: 'primary',
    label: 'What its action looks like',
    group: 'Actions',
  }),
  /** BLK-086. */
  alignment: choice({
    choices: ['left', 'center', 'right', 'space-between'],
    default: 'center',
    label: 'Alignment',
    group: 'Layout',
  }),
  /** BLK-087: null for the theme's, which is 4px unless it says otherwise. */
  borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
  ...textColours,
  ...sectionProperties,
};

export type AnnouncementProperties = PropertiesOf<{
  readonly properties: typeof announcementProperties;
}>;

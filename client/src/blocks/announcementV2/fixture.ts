import { announcementV2 } from '@selvedge/shared/blocks/announcement/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(announcementV2, {
  icon: 'gift',
  text: 'Free delivery this week',
  actions: [{ text: 'See what is new', href: '/collection/summer/' }],
});

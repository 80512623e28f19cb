import { announcement } from '@selvedge/shared/blocks/announcement/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(announcement, {
  icon: 'gift',
  text: 'Free delivery this week',
  actions: [{ text: 'See what is new', href: '/collection/summer/' }],
});

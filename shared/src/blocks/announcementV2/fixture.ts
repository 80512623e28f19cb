import { defineFixture } from '../model/block-fixture.js';
import { announcementV2 } from './definition.js';

export const fixture = defineFixture(announcementV2, {
  icon: 'gift',
  text: 'Free delivery this week',
  actions: [{ text: 'See what is new', href: '/collection/summer/' }],
});

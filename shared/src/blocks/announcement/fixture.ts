import { defineFixture } from '../model/block-fixture.js';
import { announcement } from './definition.js';

export const fixture = defineFixture(announcement, {
  icon: 'gift',
  text: 'Free delivery this week',
  actions: [{ text: 'See what is new', href: '/collection/summer/' }],
});

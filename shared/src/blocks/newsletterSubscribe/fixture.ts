import { defineFixture } from '../model/block-fixture.js';
import { newsletterSubscribe } from './definition.js';

export const fixture = defineFixture(newsletterSubscribe, {
  title: 'First to know',
  copy: 'New prints and the odd quiet offer, about once a month.',
  mailingList: 3,
  primaryActions: [{ text: 'Sign me up' }],
});

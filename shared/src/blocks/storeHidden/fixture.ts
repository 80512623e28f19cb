import { defineFixture } from '../model/block-fixture.js';
import { storeHidden } from './definition.js';

export const fixture = defineFixture(storeHidden, {
  actions: [{ text: 'Open the shop', href: '/dashboard/' }],
});

import { defineFixture } from '../model/block-fixture.js';
import { badge } from './definition.js';

export const fixture = defineFixture(badge, {
  code: 'first-hundred',
  title: 'Our first hundred orders',
  unlocked: true,
});

import { defineFixture } from '../model/block-fixture.js';
import { appIcon } from './definition.js';

export const fixture = defineFixture(appIcon, {
  icon: 'mail',
  label: 'Write to us',
  href: '/about/',
});

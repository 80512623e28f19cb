import { defineFixture } from '../model/block-fixture.js';
import { card } from './definition.js';

export const fixture = defineFixture(card, {
  title: 'How it is made',
  copy: 'Printed one at a time, in water-based ink.',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  href: '/about/',
});

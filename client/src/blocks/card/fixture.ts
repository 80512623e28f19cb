import { card } from '@selvedge/shared/blocks/card/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(card, {
  title: 'How it is made',
  copy: 'Printed one at a time, in water-based ink.',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  href: '/about/',
});

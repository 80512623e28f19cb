import { image } from '@selvedge/shared/blocks/image/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(image, {
  src: '/images/mockups/t-shirt/front/1f2c47/monstera',
  alt: 'A navy tee with a monstera leaf',
  ratio: '4:3',
  href: '/product/monstera-tee/',
});

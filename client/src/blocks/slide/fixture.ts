import { slide } from '@selvedge/shared/blocks/slideshow/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(slide, {
  title: 'New this week',
  titleType: 'h2',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  actions: [{ text: 'See them', href: '/collection/summer/' }],
});

import { defineFixture } from '../model/block-fixture.js';
import { slideshow } from './definition.js';

const items = [
  {
    type: 'slide',
    values: {
      title: 'New this week',
      titleType: 'h2',
      image: '/images/mockups/t-shirt/front/1f2c47/monstera',
      imageAlt: 'A navy tee with a monstera leaf',
      actions: [{ text: 'See them', href: '/collection/summer/' }],
    },
  },
  {
    type: 'slide',
    values: {
      title: 'Printed when you order',
      titleType: 'h2',
      copy: 'Nothing is made to be thrown away.',
      media: 'overlay',
    },
  },
];

export const fixture = defineFixture(slideshow, { title: 'News' }, { items });

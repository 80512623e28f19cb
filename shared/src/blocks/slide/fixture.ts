import { defineFixture } from '../model/block-fixture.js';
import { slide } from './definition.js';

export const fixture = defineFixture(slide, {
  title: 'New this week',
  titleType: 'h2',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  actions: [{ text: 'See them', href: '/collection/summer/' }],
});

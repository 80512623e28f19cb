import { defineFixture } from '../model/block-fixture.js';
import { image } from './definition.js';

export const fixture = defineFixture(image, {
  src: '/images/mockups/t-shirt/front/1f2c47/monstera',
  alt: 'A navy tee with a monstera leaf',
  ratio: '4:3',
  href: '/product/monstera-tee/',
});
